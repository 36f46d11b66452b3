import { createHmac } from 'node:crypto';

/** Keyed hash that replaces an address or a form's content where neither may be stored or sent: 32 hexadecimal characters. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex').slice(0, 32);
}

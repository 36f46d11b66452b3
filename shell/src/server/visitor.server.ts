import { createHmac } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Address of whoever speaks to this server. Proxies are not trusted unless configured. */
export const addressOf = (context: Context): string => getConnInfo(context).remote.address ?? 'unknown';

/** Stands for an address where none may be stored or sent: the same address gives the same 32 characters under one key. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex').slice(0, 32);
}

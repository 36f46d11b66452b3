import { createHash } from 'node:crypto';

/** Subresource integrity of these bytes, as `<script integrity>` takes it. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

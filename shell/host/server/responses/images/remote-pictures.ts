import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import sharp from 'sharp';
import { RetryLater } from '../../guard/retry-later.ts';
import { PICTURE_DEADLINE_MS } from '../../time-limits.ts';
import { queueImageWork, readLimits, SECONDS_MAX } from './resize.ts';

/** A larger file is not read, and as much is kept of all of them. */
const BYTES_MAX = 16_000_000;
/** How long a picture that could not be had is not asked for again. */
const RETRY_MS = 60_000;

type Bytes = Uint8Array<ArrayBuffer>;

export interface RemotePictures {
  /** A picture of another server; null if it cannot be loaded, undefined if the API names no such picture. */
  find(url: string): Promise<Bytes | null | undefined>;
}

/** Reads the pictures of other servers that the API names, and no others. Logs why one could not be loaded. */
export function createRemotePictures(
  isNamed: (url: string) => Promise<boolean>,
  log: Pick<Logger, 'warn'>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): RemotePictures {
  const kept = new LRUCache<string, { bytes: Bytes | null }>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ bytes }) => bytes?.byteLength ?? 1,
    // If evicted while it is read, still hand it on.
    ignoreFetchAbort: true,
    fetchMethod: async (url, _old, { options }) => {
      const bytes = await read(url, fetch).catch((error: unknown) => {
        if (error instanceof RetryLater) throw error;
        log.warn({ url, err: error }, 'A picture that the API names could not be loaded');
        return null;
      });
      if (bytes === null) options.ttl = RETRY_MS;
      return { bytes };
    },
  });
  return {
    async find(url) {
      const isOneOfThem = await isNamed(url).catch(() => null);
      // Pages that are shown while the API is down have pictures that it named.
      if (isOneOfThem === null) return kept.get(url)?.bytes ?? null;
      return isOneOfThem ? (await kept.forceFetch(url)).bytes : undefined;
    },
  };
}

/** @throws RetryLater when there is too much image work; another error if it cannot be loaded, or is not a picture that can be resized */
async function read(url: string, fetch: typeof globalThis.fetch): Promise<Bytes> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PICTURE_DEADLINE_MS) });
  if (!answer.ok || !answer.body) throw new Error(`The picture's server answers ${answer.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.byteLength;
    if (size > BYTES_MAX) throw new Error('The picture is too large');
    parts.push(part);
  }
  const bytes = new Uint8Array(Buffer.concat(parts));
  // One that is cut off begins like a whole one.
  const draw = () => sharp(bytes, readLimits).timeout({ seconds: SECONDS_MAX }).resize(1).toBuffer();
  await queueImageWork(url, draw);
  return bytes;
}

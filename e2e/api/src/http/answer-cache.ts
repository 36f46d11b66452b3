import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** An answer as it is sent. */
export interface KeptAnswer {
  bytes: Buffer<ArrayBuffer>;
  etag: string;
}

/** Answers that are the same for every visitor, by call and parsed values; those that were not asked for longest go first. */
export type AnswerCache = LRUCache<string, KeptAnswer>;

const BYTES_MAX = 32 * 1_048_576;

export const createAnswerCache = (maxSize = BYTES_MAX): AnswerCache =>
  new LRUCache({ maxSize, sizeCalculation: ({ bytes }, key) => bytes.length + key.length });

/** The answer that is kept, else the one that is made, which is kept if it resolves. */
export async function readThrough(
  kept: AnswerCache | undefined,
  key: string,
  make: () => Promise<string>,
): Promise<KeptAnswer> {
  const found = kept?.get(key);
  if (found) return found;
  const bytes = Buffer.from(await make());
  const answer = { bytes, etag: `"${hash('sha1', bytes)}"` };
  kept?.set(key, answer);
  return answer;
}

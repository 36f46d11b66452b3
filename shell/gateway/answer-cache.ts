import { LRUCache } from 'lru-cache';

/** How old an answer may be that is the same for everyone. */
export const FRESH_MS = 10_000;
/**
 * How long the last good answer stands in for one that fails: long enough for a restart or a short outage, and no
 * longer than a page may be stale, since nobody can withdraw a price while it is shown.
 */
const LAST_GOOD_MS = 600_000;
/** How long a newer answer is waited for where there is a good one: a page has 7 s for two calls one after the other. */
const PATIENCE_MS = 3_000;
/** How long a question that failed is not asked again where there is a good answer. */
const ASK_AGAIN_MS = 5_000;
const KEPT_BYTES = 32 * 1024 * 1024;
/** What an answer says to caches that stands in for a newer one. */
export const NOT_KEPT = 'public, max-age=0';

/** An answer that is the same for everyone, read once. */
export interface PublicAnswer {
  status: number;
  headers: Headers;
  body: ArrayBuffer;
  /** In ms; 0 for one that is not kept. */
  keptFor: number;
  /** What the API sent, where it was checked: an answer that is the same is not checked again. */
  received?: ArrayBuffer;
  /** Rows that the API sent and that did not fit. */
  leftOut?: { call: string; count: number };
}

/** @param last the answer before, if it is still known */
type Ask = (last: PublicAnswer | undefined) => Promise<PublicAnswer>;

interface Entry {
  answer: PublicAnswer;
  /** When the question is asked again, by the monotonic clock. */
  askAgainAt: number;
  /** The question was asked again since, and failed. */
  isStandIn: boolean;
}

/** Answers to equal questions: one call upstream for all who ask while it runs, and as long as its answer is fresh. */
export function createAnswerCache(patienceMs = PATIENCE_MS) {
  const kept = new LRUCache<string, Entry>({
    maxSize: KEPT_BYTES,
    // Of a call the key has the whole body, which strangers may make long.
    sizeCalculation: ({ answer: { body, received = body } }, key) =>
      body.byteLength + (received === body ? 0 : received.byteLength) + 2 * key.length + 1_024,
    ttl: LAST_GOOD_MS,
    ttlResolution: 0,
  });
  const running = new Map<string, Promise<PublicAnswer>>();

  function note(key: string, answer: PublicAnswer): void {
    // An answer that is not kept says that the last one is no longer true.
    if (answer.keptFor === 0) return void kept.delete(key);
    const ttl = answer.status < 300 ? LAST_GOOD_MS : answer.keptFor;
    const entry = { answer, askAgainAt: performance.now() + answer.keptFor, isStandIn: false };
    kept.set(key, entry, { ttl });
  }

  function standIn(entry: Entry): PublicAnswer {
    entry.isStandIn = true;
    entry.askAgainAt = performance.now() + ASK_AGAIN_MS;
    return markedOld(entry.answer);
  }

  async function askNow(key: string, ask: Ask, last: Entry | undefined): Promise<PublicAnswer> {
    try {
      const answer = await ask(last?.answer);
      if (!isFailing(answer.status)) note(key, answer);
      else if (last) return standIn(last);
      return answer;
    } catch (error) {
      if (last) return standIn(last);
      throw error;
    } finally {
      running.delete(key);
    }
  }

  return {
    /** @param ask asks the API; it may throw */
    async share(key: string, ask: Ask): Promise<PublicAnswer> {
      const last = kept.get(key);
      if (last && performance.now() < last.askAgainAt)
        return last.isStandIn ? markedOld(last.answer) : last.answer;
      const known = running.get(key);
      if (known) return await known;
      const asked = askNow(key, ask, last);
      const answer = last ? orAfter(patienceMs, asked, () => markedOld(last.answer)) : asked;
      running.set(key, answer);
      return await answer;
    },
    /** Rows left out of the answers that are kept, by the name of the call. */
    rowsLeftOut(): ReadonlyMap<string, number> {
      const counts = new Map<string, number>();
      for (const { answer } of kept.values()) {
        const { call, count } = answer.leftOut ?? { call: '', count: 0 };
        if (count > 0) counts.set(call, (counts.get(call) ?? 0) + count);
      }
      return counts;
    },
  };
}

/** Refusals that say nothing of what was asked: the key is wrong, or it is too late or too much. 404 does. */
const REFUSALS = [401, 403, 408, 429];
const isFailing = (status: number): boolean => REFUSALS.includes(status) || status >= 500;

const markedOld = ({ headers, ...answer }: PublicAnswer): PublicAnswer => {
  const own = new Headers(headers);
  own.set('cache-control', NOT_KEPT);
  return { ...answer, headers: own };
};

/** What a promise gives, or after a while something else. */
async function orAfter<T>(ms: number, promise: Promise<T>, other: () => T): Promise<T> {
  const { promise: late, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(other()), ms);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

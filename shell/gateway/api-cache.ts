import { LRUCache } from 'lru-cache';
import type { Api } from 'shared-contracts';
import type { Calls } from 'shared-contracts/host';

/** How old an answer may be when a page uses it. The API lets caches keep most of them for a minute. */
const SHARED_MS = 10_000;
const ANSWERS_MAX = 200;

/**
 * An API whose reference data, which is the same for every visitor, is fetched and parsed once for all pages that render
 * within a few seconds. Failures are not shared. Answers are frozen, so that no page can change another's.
 */
export function cacheApi(api: Api): Api {
  const answers = new LRUCache<string, Promise<unknown>>({
    max: ANSWERS_MAX,
    ttl: SHARED_MS,
    ttlResolution: 0,
  });

  /** Each caller gets its own promise, so that an unhandled rejection is attributed to the right module. */
  const share =
    <Input extends unknown[], Answer>(name: keyof Calls, call: (...input: Input) => Promise<Answer>) =>
    async (...input: Input): Promise<Answer> => {
      // No abort signal is passed on: if one page gives up, the others still need the answer. Each call has a timeout.
      const kept = input.map(value => (value instanceof AbortSignal ? undefined : value));
      const shared = kept.slice(0, kept.findLastIndex(value => value !== undefined) + 1) as Input;
      const key = JSON.stringify([name, ...shared]);
      const known = answers.get(key) as Promise<Answer> | undefined;
      if (known) return await known;
      const answer = call(...shared).then(freezeDeep);
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
      return await answer;
    };

  return {
    ...api,
    treatments: share('treatments', api.treatments),
    treatmentCountries: share('treatmentCountries', api.treatmentCountries),
    treatmentBenefits: share('treatmentBenefits', api.treatmentBenefits),
    treatmentFaqs: share('treatmentFaqs', api.treatmentFaqs),
    travelVisaCosts: share('travelVisaCosts', api.travelVisaCosts),
    options: share('options', api.options),
    destinations: share('destinations', api.destinations),
    tripCosts: share('tripCosts', api.tripCosts),
    costsBySource: share('costsBySource', api.costsBySource),
    priceBook: share('priceBook', api.priceBook),
  };
}

function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freezeDeep);
  return value;
}

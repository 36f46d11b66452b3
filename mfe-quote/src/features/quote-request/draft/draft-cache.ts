import type { QueryClient } from 'shared-contracts/ui';
import type { Draft } from './draft.ts';
import type { Attempt } from './idempotency-key.ts';

const QUOTE = ['quote'];

interface KeptQuote {
  draft?: Draft;
  /** The last attempt to send it, also once it is stored: a form that was left and opened meanwhile may send the same again. */
  attempt?: Attempt;
  /**
   * Prefill sources already applied, so that cleared answers stay cleared: the key of the history entry whose state was used,
   * and that of the trip.
   */
  applied?: { navigation: string; trip: string };
}

/**
 * Keeps a quote while the page is open. It holds contact data, so it never reaches storage. It lives in the page's query
 * client, because an atom of this remote would be a new one in its next release (docs/decisions/001).
 */
export function createDraftCache(client: QueryClient) {
  client.setQueryDefaults(QUOTE, { gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY });
  const read = (): KeptQuote => client.getQueryData<KeptQuote>(QUOTE) ?? {};
  return {
    read,
    update: (changes: KeptQuote) => client.setQueryData<KeptQuote>(QUOTE, { ...read(), ...changes }),
  };
}
export type DraftCache = ReturnType<typeof createDraftCache>;

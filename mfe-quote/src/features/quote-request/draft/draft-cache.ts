import type { QueryClient } from 'shared-contracts/ui';
import type { Attempt } from '../submission/idempotency-key.ts';
import type { Draft } from './draft.ts';

const QUOTE = ['quote'];
const DRAFT = [...QUOTE, 'draft'];
const ATTEMPT = [...QUOTE, 'attempt'];
const APPLIED = [...QUOTE, 'applied'];

/** Prefill sources already applied, so that cleared answers stay cleared. */
interface AppliedPrefill {
  /** Key of the history entry whose state was used. */
  navigation: string;
  trip: string;
}

/**
 * Keeps the draft and the last attempt to send it while the page is open. Both hold contact data, so they never reach
 * storage. They live in the page's query client, because an atom of this remote would be a new one in its next release
 * (docs/decisions/001).
 */
export function createDraftCache(client: QueryClient) {
  client.setQueryDefaults(QUOTE, { gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY });
  return {
    readDraft: () => client.getQueryData<Draft>(DRAFT),
    saveDraft: (draft: Draft) => client.setQueryData<Draft>(DRAFT, draft),
    readAttempt: () => client.getQueryData<Attempt>(ATTEMPT),
    saveAttempt: (attempt: Attempt) => client.setQueryData<Attempt>(ATTEMPT, attempt),
    readAppliedPrefill: () => client.getQueryData<AppliedPrefill>(APPLIED),
    saveAppliedPrefill: (applied: AppliedPrefill) => client.setQueryData<AppliedPrefill>(APPLIED, applied),
    clear: () => {
      client.removeQueries({ queryKey: DRAFT });
      client.removeQueries({ queryKey: ATTEMPT });
    },
  };
}
export type DraftCache = ReturnType<typeof createDraftCache>;

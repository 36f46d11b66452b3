import type { QueryClient } from 'shared-contracts/ui';
import type { Attempt } from './attempt.ts';
import type { Draft } from './draft.ts';

const QUOTE = ['quote'];
const DRAFT = [...QUOTE, 'draft'];
const ATTEMPT = [...QUOTE, 'attempt'];
const APPLIED = [...QUOTE, 'applied'];

/** What was taken over already: answers that a visitor cleared are not filled in again from the same source. */
interface Applied {
  /** Key of the history entry whose state was read. */
  navigation: string;
  trip: string;
}

/**
 * What the form remembers for as long as the page is open, and never in storage: contact data is nobody else's. It lives
 * in the page's query client, by name, because an atom of this remote would be another one in its next release.
 */
export function quoteMemory(client: QueryClient) {
  client.setQueryDefaults(QUOTE, { gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY });
  return {
    draft: () => client.getQueryData<Draft>(DRAFT),
    keepDraft: (draft: Draft) => client.setQueryData<Draft>(DRAFT, draft),
    attempt: () => client.getQueryData<Attempt>(ATTEMPT),
    keepAttempt: (attempt: Attempt) => client.setQueryData<Attempt>(ATTEMPT, attempt),
    applied: () => client.getQueryData<Applied>(APPLIED),
    keepApplied: (applied: Applied) => client.setQueryData<Applied>(APPLIED, applied),
    forget: () => {
      client.removeQueries({ queryKey: DRAFT });
      client.removeQueries({ queryKey: ATTEMPT });
    },
  };
}
export type QuoteMemory = ReturnType<typeof quoteMemory>;

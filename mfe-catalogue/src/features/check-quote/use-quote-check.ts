import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { PageProps } from 'shared-contracts';
import { useApiQuery, useLocation } from 'shared-contracts/ui';
import { useQueryContext } from '../../shared/query-context.ts';
import { checkQuote, faultsOf } from './check-quote.rules.ts';
import { type Draft, emptyDraft, parseDraft, readDraft } from './draft.ts';
import { type Prices, pricesQuery, type Rates, ratesQuery } from './price-cells.query.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The form's values and what the check of them finds. The fields keep what is typed; it is read when it is needed.
 * @param result holds the answer or the list of faults, which gets the focus after a check
 */
export function useQuoteCheck(state: PageProps['state'], result: RefObject<HTMLElement | null>) {
  const context = useQueryContext();
  const prices = useApiQuery<Prices | null>(pricesQuery(context), null);
  const rates = useApiQuery<Rates | null>(ratesQuery(context), null);
  const isHydrated = useHydrated();
  const { state: linked } = useLocation();
  const [posted] = useState(() => parseDraft(state));
  // A link names treatment and country. The server's HTML knows no link.
  const [start, setStart] = useState<{ draft: Draft; version: number }>(() => ({
    draft: posted ?? (isHydrated ? parseDraft(linked) : null) ?? emptyDraft,
    version: 0,
  }));
  const [checked, setChecked] = useState(posted);
  const [checks, setChecks] = useState(0);

  const faults = checked && prices.data ? faultsOf(checked, prices.data) : {};
  const answer = checked && prices.data ? checkQuote(checked, prices.data, rates.data) : null;

  useEffect(() => {
    if (checks > 0) result.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [checks, result]);

  return {
    prices,
    rates: rates.data,
    /** What the fields start with; they are made again when the version changes. */
    start,
    faults,
    answer,
    /** Fills the form. */
    fill(draft: Draft) {
      setStart(({ version }) => ({ draft, version: version + 1 }));
      if (checked) setChecked(draft);
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      setChecked(readDraft(new FormData(event.currentTarget)));
      setChecks(count => count + 1);
    },
    /** An answer is of what the form holds now. */
    change(event: FormEvent<HTMLFormElement>) {
      if (checked) setChecked(readDraft(new FormData(event.currentTarget)));
    },
  };
}
export type QuoteCheck = ReturnType<typeof useQuoteCheck>;

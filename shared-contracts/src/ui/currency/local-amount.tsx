import { useLocalCurrency } from './use-local-currency.ts';

/** A total in the currency that the visitor chose, for beside its dollars; nothing before. Its page has a `TypicalTripNote`, which says the rate. */
export function LocalAmount({ usd }: { usd: number | null | undefined }) {
  const local = useLocalCurrency();
  return local && typeof usd === 'number' ? <span data-local=""> {local.format(usd)}</span> : null;
}

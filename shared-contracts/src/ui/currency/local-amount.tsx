import { useLocalCurrency } from './use-local-currency.ts';

/**
 * A total in the visitor's currency, for after its dollars; nothing where that is US dollars. Only text, so that no style of
 * its place moves it to a line of its own, and in one piece. `ResidenceSelect` and `RateNote` say the rate.
 */
export function LocalAmount({ usd }: { usd: number | null | undefined }) {
  const local = useLocalCurrency();
  return local && typeof usd === 'number' ? ` ≈\u00a0${local.format(usd)}` : null;
}

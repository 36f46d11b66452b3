import { useLocalCurrency } from './use-local-currency.ts';

/**
 * A total in the currency that the visitor chose, for after its dollars; nothing before. Text alone, so that no style of its
 * place moves it to a line of its own. `ResidenceSelect` and `RateNote` say the rate.
 */
export function LocalAmount({ usd }: { usd: number | null | undefined }) {
  const local = useLocalCurrency();
  return local && typeof usd === 'number' ? ` ${local.format(usd)}` : null;
}

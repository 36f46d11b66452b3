import { useAtom } from 'jotai/react';
import { queries } from '../../api/queries.ts';
import { formatDate } from '../../format.ts';
import { currencyAtom } from '../../trip/trip-atoms.ts';
import { useServices } from '../providers.tsx';
import { useApiQuery } from '../use-api-query.ts';
import { approximate } from './approximate.ts';

/** The visitor's choice of a currency (ISO 4217; null until there is one), one for the whole site, and its setter. */
export const useCurrency = () => useAtom(currencyAtom);

/** A currency beside dollars, at the API's exchange rate. */
interface LocalCurrency {
  /** ISO 4217. */
  code: string;
  /** Whole USD as an approximate amount, `≈ £6,740`. */
  format(usdAmount: number): string;
  /** Of one US dollar. */
  rate: number;
  /** Day of the rate, `1 November 2026`. */
  rateDate: string;
}

/** The currency that the visitor chose; null while that is none, US dollars or one without a rate; undefined while its rate is loading. */
export function useLocalCurrency(): LocalCurrency | null | undefined {
  const { api } = useServices();
  const [chosen] = useCurrency();
  const code = chosen === 'USD' ? null : chosen;
  const { data, loading } = useApiQuery(code ? queries.options(api) : null, null);
  if (loading) return undefined;
  const rate = code && data?.exchangeRates[code];
  if (!code || !data || !rate) return null;
  return {
    code,
    format: amount => approximate(amount, code, data.exchangeRates) ?? '',
    rate,
    rateDate: formatDate(data.asOf),
  };
}

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

/** The currency that the visitor chose; null while that is none or US dollars, and until its rate is there. */
export function useLocalCurrency(): LocalCurrency | null {
  const { api } = useServices();
  const [code] = useCurrency();
  const isAsked = code !== null && code !== 'USD';
  const { data } = useApiQuery(isAsked ? queries.options(api) : null, null);
  const rate = code === null ? undefined : data?.exchangeRates[code];
  if (!isAsked || !data || rate === undefined) return null;
  return {
    code,
    format: amount => approximate(amount, code, data.exchangeRates) ?? '',
    rate,
    rateDate: formatDate(data.asOf),
  };
}

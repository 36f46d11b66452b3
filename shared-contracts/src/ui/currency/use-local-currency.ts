import { useAtomValue } from 'jotai/react';
import type { Options } from '../../api/options.ts';
import { queries } from '../../api/queries.ts';
import { OTHER_SOURCE } from '../../api/source-countries.ts';
import { currencyAtom, residenceAtom } from '../../trip/trip-atoms.ts';
import { formatDate } from '../../values/format.ts';
import { useServices } from '../providers.tsx';
import { useApiQuery } from '../use-api-query.ts';
import { formatDigits, formatMoney, signOf } from './money-format.ts';

export const USD = 'USD';

/** A currency next to dollars, at the API's exchange rate. */
export interface LocalCurrency {
  /** ISO 4217. */
  code: string;
  /** `£`, `₦`, `KES`. */
  sign: string;
  /** USD as an approximate amount, `£6,740` or `₦9.89 million`. */
  format(usdAmount: number): string;
  /** The same below the sign, as in a column: `6,740`. */
  digits(usdAmount: number): string;
  /** Units for one US dollar. */
  rate: number;
  /** Day of the rate, `1 November 2026` or `an unknown day`. */
  rateDate: string;
}

/** The currencies to choose from: US dollars, and the source countries' currencies that have a rate. */
export const currenciesOf = ({ sources, exchangeRates }: Options): string[] => [
  ...new Set([
    USD,
    ...sources.map(({ currency }) => currency).filter(code => Object.hasOwn(exchangeRates, code)),
  ]),
];

/**
 * The currency that amounts are shown in, one for the whole site (section 10.27): the one that the visitor chose, else that
 * of the country where they live. Null if neither is known, or it is US dollars; undefined while its rate is loading.
 */
export function useLocalCurrency(): LocalCurrency | null | undefined {
  const { api } = useServices();
  const chosen = useAtomValue(currencyAtom);
  const { country } = useAtomValue(residenceAtom);
  const isAsked = chosen === null ? country !== null && country !== OTHER_SOURCE : chosen !== USD;
  const { data, loading } = useApiQuery(isAsked ? queries.options(api) : null, null);
  if (loading) return undefined;
  const own = data?.sources.find(({ name }) => name === country)?.currency;
  const code = data && [chosen, own].find(choice => choice && currenciesOf(data).includes(choice));
  const rate = code && data.exchangeRates[code];
  if (!code || code === USD || !rate) return null;
  const sign = signOf(code);
  return {
    code,
    sign,
    format: amount => formatMoney(amount * rate, sign),
    digits: amount => formatDigits(amount * rate),
    rate,
    rateDate: formatDate(data.asOf ?? 'an unknown day'),
  };
}

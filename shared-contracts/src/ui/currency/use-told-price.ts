import { useAtomValue } from 'jotai/react';
import type { HomePrice } from '../../api/home-price.ts';
import { queries } from '../../api/queries.ts';
import { toldPricesAtom } from '../../trip/trip-atoms.ts';
import { useServices } from '../providers.tsx';
import { useApiQuery } from '../use-api-query.ts';

/**
 * What the visitor was told at home that a treatment costs, in place of a price that we know (section 10.7): one figure without
 * a range. Null where they said nothing, or its currency has no rate.
 * @param patients whom it is multiplied for
 */
export function useToldPrice(treatmentId: string, patients = 1): HomePrice | null {
  const { api } = useServices();
  const told = useAtomValue(toldPricesAtom)[treatmentId];
  const isDollars = told?.currency === 'USD';
  const { data } = useApiQuery(told && !isDollars ? queries.options(api) : null, null);
  const rate = isDollars ? 1 : data?.exchangeRates[told?.currency ?? ''];
  if (!told || !rate) return null;
  const usd = Math.round((told.amount / rate) * patients);
  return { typical: usd, low: usd, high: usd, basis: 'interpolated', note: null, year: null };
}

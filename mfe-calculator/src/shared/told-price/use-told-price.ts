import {
  type HomePrice,
  queries,
  type Treatment,
  type TripData,
  toldPricesAtom,
  unitsOf,
} from 'shared-contracts';
import { useApiQuery, useAtomValue, useServices } from 'shared-contracts/ui';

type Priced = Pick<Treatment, 'id' | 'typicalUnits' | 'unit'>;
type ToldTrip = Pick<TripData, 'units' | 'source'>;

/** What the visitor was told that a treatment costs at home, if it was for as many units, and in the country of the trip. */
export function useTold(treatment: Priced | undefined, trip: ToldTrip) {
  const told = useAtomValue(toldPricesAtom)[treatment?.id ?? ''];
  if (!treatment || !told) return null;
  // An earlier release kept neither.
  const { units = unitsOf(trip, treatment), source = trip.source } = told;
  return units === unitsOf(trip, treatment) && source === trip.source ? told : null;
}

/** Units of a currency for one US dollar; undefined if that is not known (yet), or asked for with null. */
export function useRateOf(currency: string | null): number | undefined {
  const { api } = useServices();
  const isAsked = currency !== null && currency !== 'USD';
  const { data } = useApiQuery(isAsked ? queries.options(api) : null, null);
  return currency === 'USD' ? 1 : data?.exchangeRates[currency ?? ''];
}

/**
 * The same in place of a price that we know (section 10.7): one figure without a range, for all patients. Null also where its
 * currency has no rate, and where it is worth less than a dollar, which would be shown as nothing.
 */
export function useToldPrice(
  treatment: Priced | undefined,
  trip: ToldTrip & Pick<TripData, 'patients'>,
): HomePrice | null {
  const told = useTold(treatment, trip);
  const rate = useRateOf(told?.currency ?? null);
  if (!told || !rate || told.amount < rate) return null;
  // Costs count one patient, too, while the field is empty.
  const usd = Math.round((told.amount / rate) * Math.max(trip.patients, 1));
  return { typical: usd, low: usd, high: usd, basis: 'interpolated', note: null, year: null };
}

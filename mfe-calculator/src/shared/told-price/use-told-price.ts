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

/**
 * The same in place of a price that we know (section 10.7): one figure without a range, for all patients. Null also where its
 * currency has no rate.
 */
export function useToldPrice(
  treatment: Priced | undefined,
  trip: ToldTrip & Pick<TripData, 'patients'>,
): HomePrice | null {
  const { api } = useServices();
  const told = useTold(treatment, trip);
  const isDollars = told?.currency === 'USD';
  const { data } = useApiQuery(told && !isDollars ? queries.options(api) : null, null);
  const rate = isDollars ? 1 : data?.exchangeRates[told?.currency ?? ''];
  if (!told || !rate) return null;
  const usd = Math.round((told.amount / rate) * trip.patients);
  return { typical: usd, low: usd, high: usd, basis: 'interpolated', note: null, year: null };
}

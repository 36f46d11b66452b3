import type { CostsBySourceAnswerSchema } from 'shared-contracts/wire';
import type { InferInput } from 'valibot';
import { type Catalogue, type TreatmentRecord } from '../reference/catalogue.ts';
import { homeRange, homeUsd } from '../reference/home-prices.ts';
import { clampUnits } from './clamp-units.ts';
import { costsByDestination } from './trip-cost.ts';
import { typicalTrip } from './typical-trips.ts';

/** What the typical trip for a treatment to one destination costs from every source; null where it has no price. No source is among them from which no route is known. */
export function costsBySource(
  catalogue: Catalogue,
  treatment: TreatmentRecord,
  destination: string,
): InferInput<typeof CostsBySourceAnswerSchema> | null {
  const units = clampUnits(treatment);
  const costs = catalogue.sources.flatMap(({ name: source }) => {
    const home = treatment.homePrices.get(source);
    const [found] = costsByDestination(catalogue, { ...typicalTrip(treatment, source), destination });
    const route = catalogue.routes.get(source)?.get(destination);
    if (!found || !route) return [];
    const { country: _country, basis: _basis, note: _note, treatment_range: _range, ...cost } = found;
    return Object.assign(cost, {
      source,
      home: homeUsd(home, units),
      home_range: home ? homeRange(home, units) : null,
      flight_hours: route.flightHours,
    });
  });
  const price = treatment.prices.get(destination);
  if (!price) return null;
  return {
    units,
    nights: treatment.min_treatement_days,
    visits: treatment.visits,
    basis: price.basis,
    note: price.caution,
    costs,
    as_of: catalogue.meta.as_of,
  };
}

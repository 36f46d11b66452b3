import {
  queries,
  scopeOf,
  type Treatment,
  type TripCosts,
  type TripCostsOfTreatment,
} from 'shared-contracts';
import { typicalTripOf } from '../../shared/figures.rules.ts';
import type { QueryContext } from '../../shared/query-context.ts';

/** Section 3's hip replacement: well known, and offered in every country. Its figures stand for what a country costs. */
export const exampleTreatmentId = '52';

/** A treatment of section 3, whose figures stand for others. */
export interface Example {
  id: string;
  name: string;
}
const hip: Example = { id: exampleTreatmentId, name: 'hip replacement' };

/** The treatments among which an example is, if the API has it. */
export const exampleListQuery = (context: QueryContext, { name } = hip) =>
  queries.treatments(context.api, { search: name });

/** Whether the API's treatment of the example's id is the example. */
export const hasExample = (list: readonly Treatment[], example = hip): boolean =>
  list.some(({ id, name }) => id === example.id && name.toLowerCase().includes(example.name));

/** The example as a whole trip to a country, and what it includes. */
export interface ExampleTrip {
  cost: TripCostsOfTreatment['costs'][number];
  /** The example at home; null where nothing is compared. */
  home: TripCostsOfTreatment['homePrice'];
  /** `all in` */
  scope: string;
}

/**
 * Null until it is known where the visitor lives, and if the treatment is not offered there.
 * @param home where they live: a trip there is compared with nothing
 */
export function exampleTrip(
  costs: TripCosts | null,
  country: string,
  home: string | null,
  treatmentId = exampleTreatmentId,
): ExampleTrip | null {
  const trip = typicalTripOf(costs, treatmentId);
  const cost = trip?.costs.find(entry => entry.country === country);
  if (!costs || !trip || !cost) return null;
  const isCompared = costs.travelIncluded && country !== home;
  return { cost, home: isCompared ? trip.homePrice : null, scope: scopeOf(costs, trip) };
}

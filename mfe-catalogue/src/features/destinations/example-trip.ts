import { aboutUsd, compareTotals, scopeOf, type Treatment, type TripCosts } from 'shared-contracts';
import { typicalTripOf } from '../../shared/figures.rules.ts';
import type { QueryContext } from '../../shared/query-context.ts';
import { treatmentsQuery } from '../../shared/treatments.query.ts';

/** Section 3's hip replacement: well known, and offered in every country. Its figures stand for what a country costs. */
export const exampleTreatmentId = '52';
export const exampleTrips = { treatment_id: exampleTreatmentId };
const exampleName = 'hip replacement';

/** The treatments among which the example is, if the API has it. */
export const exampleListQuery = (context: QueryContext) => treatmentsQuery(context, { search: exampleName });

/** Whether the API's treatment of the example's id is the example. */
export const hasExample = (list: readonly Treatment[]): boolean =>
  list.some(({ id, name }) => id === exampleTreatmentId && name.toLowerCase().includes(exampleName));

/** A whole trip in USD, in words, and what it includes: `about $7,900`, `all in`. */
export interface ExampleTotal {
  amount: string;
  scope: string;
  total: number;
  /** Against the example, paid privately at home: `about $1,400 more than privately at home`; null where that is not known. */
  comparison: string | null;
}

/** The example as a whole trip to a country; null until it is known where the visitor lives, and if it is not offered there. */
export function exampleTotal(costs: TripCosts | null, country: string): ExampleTotal | null {
  const trip = typicalTripOf(costs, exampleTreatmentId);
  const cost = trip?.costs.find(entry => entry.country === country);
  if (!costs || !cost) return null;
  const home = costs.travelIncluded ? trip?.homePrice : null;
  return {
    amount: aboutUsd(cost.total),
    scope: scopeOf(costs, trip ?? undefined),
    total: cost.total,
    comparison: home ? compareTotals(cost, home).withHome : null,
  };
}

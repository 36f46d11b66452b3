import { compareTotals, cutQuery, queries } from 'shared-contracts';
import { typicalTripOf } from '../../shared/figures.rules.ts';
import type { QueryContext } from '../../shared/query-context.ts';
import { ofExample } from './example-prices.query.ts';
import type { Example } from './example-trip.ts';

/** The case that a promised saving is said with: a treatment of section 3, and a home country. */
const bypass: Example = { id: '49', name: 'heart bypass' };
export const caseSource = 'USA';

export const NO_CASES: SavingCases = {};

/** By country: `about $95,900 less`. Only where the whole trip is surely less than the treatment at home. */
type SavingCases = Readonly<Record<string, string>>;

/** What the trip for the case saves in each country: the same for every visitor. */
export function savingCasesQuery(context: QueryContext) {
  const trips = queries.tripCosts(context.api, caseSource, { treatment_id: bypass.id });
  const query = cutQuery(context, trips, ['saving-cases'], (costs): SavingCases => {
    const { costs: list = [], homePrice = null } = typicalTripOf(costs, bypass.id) ?? {};
    return Object.fromEntries(
      list.flatMap(cost => {
        const compared = homePrice && compareTotals(cost, homePrice);
        return compared?.isLess ? [[cost.country, compared.text]] : [];
      }),
    );
  });
  return { ...query, queryFn: ofExample(context, query.queryFn, NO_CASES, bypass) };
}

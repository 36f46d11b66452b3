import { cutQuery, type LoadContext, queries, type Treatment } from 'shared-contracts';
import { destinationOfSlug } from '../../../shared/addresses.rules.ts';
import { destinationQuery, treatmentPricesQuery } from '../../../shared/destination.queries.ts';
import { describeTypicalUnits } from '../../../shared/figures.rules.ts';
import type { QueryContext } from '../../../shared/query-context.ts';
import { exampleTreatmentId } from '../example-trip.ts';

/** The country of an address; '' if it has no page. */
export const countryOf = ({ country = '' }: LoadContext['params']): string =>
  destinationOfSlug(country) ?? '';

/** What a row needs to know of its treatment. */
export interface TreatmentKind extends Pick<Treatment, 'category' | 'order' | 'leftOut'> {
  /** E.g. `2 implants`; null where nothing is counted. */
  units: string | null;
  /** What is counted, and how many of it are usual. */
  counted?: { one: string; usual: number };
}

/** By treatment; the same for every country. */
const kindsQuery = (context: QueryContext) =>
  cutQuery(
    context,
    queries.treatments(context.api),
    ['treatment-kinds'],
    (list): Record<string, TreatmentKind> =>
      Object.fromEntries(
        list.map(treatment => {
          const { id, category, order, leftOut, unit, typicalUnits: usual } = treatment;
          const kind = {
            category,
            order,
            units: describeTypicalUnits(treatment),
            ...(leftOut && { leftOut }),
          };
          return [id, { ...kind, ...(unit && { counted: { one: unit.one, usual } }) }];
        }),
      ),
  );

/** The page's own data. */
export const countryQueries = (context: QueryContext, country: string) => ({
  summary: destinationQuery(context, country),
  prices: treatmentPricesQuery(context, country),
  kinds: kindsQuery(context),
  /** Of the example, from every home country. */
  costs: queries.costsBySource(context.api, { treatmentId: exampleTreatmentId, destination: country }),
});

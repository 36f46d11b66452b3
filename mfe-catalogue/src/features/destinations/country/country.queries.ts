import { type LoadContext, queries } from 'shared-contracts';
import { destinationOfSlug } from '../../../shared/addresses.rules.ts';
import { destinationQuery, treatmentPricesQuery } from '../../../shared/destination.queries.ts';
import type { QueryContext } from '../../../shared/query-context.ts';
import { EXAMPLE } from '../example-trip.ts';

/** The country of an address; '' if it has no page. */
export const countryOf = ({ country = '' }: LoadContext['params']): string =>
  destinationOfSlug(country) ?? '';

/** The page's own data. */
export const countryQueries = (context: QueryContext, country: string) => ({
  summary: destinationQuery(context, country),
  prices: treatmentPricesQuery(context, country),
  /** Of the example, from every home country. */
  costs: queries.costsBySource(context.api, { treatmentId: EXAMPLE, destination: country }),
});

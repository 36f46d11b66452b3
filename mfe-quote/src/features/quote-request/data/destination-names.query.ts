import { cutQuery, queries } from 'shared-contracts';
import type { QueryContext } from './query-context.ts';

/** The names of all destinations, which are all that the server's form shows of them. */
export const destinationNamesQuery = (context: QueryContext) =>
  cutQuery(context, queries.destinations(context.api), ['destination-names'], list =>
    list.map(({ country }) => country),
  );

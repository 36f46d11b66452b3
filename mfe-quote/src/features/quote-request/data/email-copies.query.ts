import { cutQuery, queries } from 'shared-contracts';
import type { QueryContext } from './query-context.ts';

/** Whether the site can send copies by e-mail: all that the form needs of the options. */
export const emailCopiesQuery = (context: QueryContext) =>
  cutQuery(context, queries.options(context.api), ['email-copies'], ({ emailCopies }) => emailCopies);

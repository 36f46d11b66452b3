import { cutQuery, queries } from 'shared-contracts';
import type { QueryContext } from './query-context.ts';

/** All that the form needs of the options: whether the site sends copies by e-mail, and takes more than section 7's answers. */
export const formOptionsQuery = (context: QueryContext) =>
  cutQuery(context, queries.options(context.api), ['form-options'], ({ emailCopies, requestAbout }) => ({
    emailCopies,
    requestAbout,
  }));

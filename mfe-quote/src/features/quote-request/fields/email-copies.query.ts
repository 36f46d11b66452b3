import { cutQuery, type LoadContext, queries } from 'shared-contracts';

type QueryContext = Pick<LoadContext, 'api' | 'queryClient'> & Partial<Pick<LoadContext, 'server'>>;

/** Whether the site can send copies by e-mail: all that the form needs of the options. */
export const emailCopiesQuery = (context: QueryContext) =>
  cutQuery(context, queries.options(context.api), ['email-copies'], ({ emailCopies }) => emailCopies);

import type { ExposedPage, PageProps, PrefetchContext } from 'shared-contracts';
import { DirectContact } from '../features/contact-details/direct-contact.tsx';
import { Faqs, faqStructuredData } from '../features/contact-details/faqs.tsx';
import { destinationNamesQuery } from '../features/quote-request/data/destination-names.query.ts';
import { formOptionsQuery } from '../features/quote-request/data/form-options.query.ts';
import { treatmentChoicesQuery } from '../features/quote-request/data/treatment-choices.query.ts';
import { namedSlug } from '../features/quote-request/draft/quote-address.ts';
import { QuoteRequest } from '../features/quote-request/quote-request.tsx';
import { checkFormPost, handleFormPost } from '../features/quote-request/submission/form-post.action.ts';

function Contact({ state, flash }: PageProps) {
  return (
    <QuoteRequest
      state={state}
      flash={flash}
      aside={
        <>
          <DirectContact />
          <Faqs />
        </>
      }
    />
  );
}

const choicesQuery = (context: PrefetchContext) =>
  treatmentChoicesQuery(context, namedSlug(context.url.search));

/** /contact: the quote request (sections 2, 4 and 5). */
export const page: ExposedPage = {
  Component: Contact,
  async load(context) {
    const { queryClient, server } = context;
    const needed = [choicesQuery(context), ...(server ? [destinationNamesQuery(context)] : [])];
    // Without it the form only offers less.
    const options = queryClient.prefetchQuery(formOptionsQuery(context));
    const status = Promise.all([
      ...needed.map(query => queryClient.fetchQuery<unknown>(query)),
      options,
    ]).then(
      () => 200 as const,
      () => 503 as const,
    );
    // The browser opens the form at once; the form itself shows that its list is loading or has failed.
    return { status: server ? await status : 200 };
  },
  prefetch: context =>
    Promise.all([
      context.queryClient.prefetchQuery(choicesQuery(context)),
      context.queryClient.prefetchQuery(formOptionsQuery(context)),
    ]),
  head: () => ({ structuredData: [faqStructuredData] }),
  check: checkFormPost,
  action: handleFormPost,
};

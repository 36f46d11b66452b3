import { type ExposedPage, type PageProps, queries } from 'shared-contracts';
import { DirectContact } from '../features/contact-details/direct-contact.tsx';
import { Faqs, faqStructuredData } from '../features/contact-details/faqs.tsx';
import { emailCopiesQuery } from '../features/quote-request/data/email-copies.query.ts';
import { treatmentChoicesQuery } from '../features/quote-request/data/treatment-choices.query.ts';
import { QuoteRequest } from '../features/quote-request/quote-request.tsx';
import { checkFormPost, handleFormPost } from '../features/quote-request/submission/form-post.action.ts';

function Contact({ state, flash }: PageProps) {
  return (
    <>
      <QuoteRequest state={state} flash={flash} aside={<DirectContact />} />
      <Faqs />
    </>
  );
}

/** /contact: the quote request (sections 2, 4 and 5). */
export const page: ExposedPage = {
  Component: Contact,
  async load(context) {
    const { api, queryClient, server } = context;
    const needed = [treatmentChoicesQuery(context), ...(server ? [queries.destinations(api)] : [])];
    // Without it the form only offers no copy.
    const copies = queryClient.prefetchQuery(emailCopiesQuery(context));
    const status = Promise.all([...needed.map(query => queryClient.fetchQuery<unknown>(query)), copies]).then(
      () => 200 as const,
      () => 503 as const,
    );
    // The browser opens the form at once; the form itself shows that its list is loading or has failed.
    return { status: server ? await status : 200 };
  },
  prefetch: context =>
    Promise.all([
      context.queryClient.prefetchQuery(treatmentChoicesQuery(context)),
      context.queryClient.prefetchQuery(emailCopiesQuery(context)),
    ]),
  head: () => ({ structuredData: [faqStructuredData] }),
  check: checkFormPost,
  action: handleFormPost,
};

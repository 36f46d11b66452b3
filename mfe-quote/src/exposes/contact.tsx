import { type ExposedPage, type PageProps, queries } from 'shared-contracts';
import { DirectContact } from '../features/contact-details/direct-contact.tsx';
import { Faqs, faqData } from '../features/contact-details/faqs.tsx';
import { sendPosted } from '../features/quote-request/quote-request.action.ts';
import { QuoteRequest } from '../features/quote-request/quote-request.tsx';

function Contact({ state, flash }: PageProps) {
  return (
    <>
      <QuoteRequest state={state} flash={flash} beside={<DirectContact />} />
      <Faqs />
    </>
  );
}

/** /contact: the quote request (specification, sections 2, 4 and 5). */
export const page: ExposedPage = {
  Component: Contact,
  async load({ api, queryClient, server }) {
    const needed = [queries.treatments(api), ...(server ? [queries.destinations(api)] : [])];
    const loaded = needed.map(query => queryClient.fetchQuery<unknown>(query));
    if (server) return { status: await allOf(loaded) };
    // In the browser the form stands at once; its list of treatments says by itself that it is loading or failed.
    void allOf(loaded);
    return { status: 200 };
  },
  head: () => ({ structuredData: [faqData] }),
  action: sendPosted,
};

const allOf = (loaded: Promise<unknown>[]): Promise<200 | 503> =>
  Promise.all(loaded).then(
    () => 200,
    () => 503,
  );

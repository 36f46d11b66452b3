import { type ExposedPage, type LoadResult, queries } from 'shared-contracts';
import { PricesPage } from '../features/prices/prices-page.tsx';

/** /prices: every price of a treatment with its sources, and how prices are found (section 2). */
export const page: ExposedPage = {
  Component: PricesPage,
  async load({ api, queryClient, server }) {
    const result = queryClient.fetchQuery(queries.priceBook(api)).then(
      (): LoadResult => ({ status: 200 }),
      (): LoadResult => ({ status: 503, partial: true }),
    );
    return server ? result : { status: 200 };
  },
  async prefetch({ api, queryClient, inView }) {
    if (!inView) await queryClient.prefetchQuery(queries.priceBook(api));
  },
};

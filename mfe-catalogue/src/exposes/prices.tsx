import type { ExposedPage, LoadResult } from 'shared-contracts';
import { pricesQuery } from '../features/prices/prices.query.ts';
import { PricesPage } from '../features/prices/prices-page.tsx';

/** /prices: every price of a treatment with its sources, and how prices are found (section 2). */
export const page: ExposedPage = {
  Component: PricesPage,
  async load(context) {
    const { queryClient, server, url } = context;
    const result = queryClient.fetchQuery(pricesQuery(context, url.search)).then(
      (): LoadResult => ({ status: 200 }),
      (): LoadResult => ({ status: 503, partial: true }),
    );
    return server ? result : { status: 200 };
  },
  async prefetch(context) {
    const { queryClient, inView, url } = context;
    if (!inView) await queryClient.prefetchQuery(pricesQuery(context, url.search));
  },
};

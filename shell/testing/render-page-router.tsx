import { createTestContext } from '@carefare/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AppProviders } from 'shared-contracts/ui/host';
import { createPageRouter } from '../host/navigation/page-router.ts';
import { PageRouterProvider } from '../host/navigation/page-router-provider.tsx';
import type { LoadedPage } from '../host/page/loaded-page.ts';

/** Renders the pages of a router, of which the first is there and `next` is loaded by each navigation. */
export function renderPageRouter(first: LoadedPage, next: LoadedPage, pages: ReactNode, around?: ReactNode) {
  const router = createPageRouter({
    page: first,
    load: async () => next,
    isPageAt: () => true,
    onFailure: () => undefined,
  });
  render(
    <AppProviders {...createTestContext()}>
      <PageRouterProvider router={router}>{pages}</PageRouterProvider>
      {around}
    </AppProviders>,
  );
  return router;
}

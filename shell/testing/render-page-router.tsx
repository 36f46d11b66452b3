import { createTestContext } from '@carefare/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AppProviders } from 'shared-contracts/ui/host';
import { createPageRouter, type PageRouter } from '../host/navigation/page-router.ts';
import { PageRouterProvider } from '../host/navigation/page-router-provider.tsx';
import type { LoadedPage } from '../host/page/loaded-page.ts';

/** A router of a document at an address. By default its pages are empty, and open at once. */
export function createTestRouter(
  address: string,
  options: Partial<Parameters<typeof createPageRouter>[0]> = {},
): PageRouter {
  history.replaceState(null, '', address);
  const page = {} as LoadedPage;
  return createPageRouter({
    page,
    load: async () => page,
    isPageAt: () => true,
    onFailure: () => undefined,
    ...options,
  });
}

/** Renders the pages of a router, and what is around them. */
export function renderPages(router: PageRouter, pages: ReactNode, around?: ReactNode) {
  const context = createTestContext();
  render(
    <AppProviders {...context}>
      <PageRouterProvider router={router}>{pages}</PageRouterProvider>
      {around}
    </AppProviders>,
  );
  return context;
}

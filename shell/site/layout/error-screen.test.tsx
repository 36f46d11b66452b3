import { act, createTestContext, screen, waitFor } from '@carefare/testing';
import { render } from '@testing-library/react';
import { AppProviders } from 'shared-contracts/ui/host';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../../host/announcer.tsx';
import { createPageRouter } from '../../host/navigation/page-router.ts';
import { PageRouterProvider } from '../../host/navigation/page-router-provider.tsx';
import type { LoadedPage } from '../../host/page/loaded-page.ts';
import { useLoadedPage } from '../../host/page/page-context.ts';

/** A page of the shell whose code throws once it has no data. */
const Page = () => <h1>{useLoadedPage().head.title}</h1>;

it('is announced in the live region that was there before, and its heading takes the focus', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  history.replaceState(null, '', '/about');
  document.documentElement.dataset.hydrated = '';
  const page = { head: { title: 'About Us' } } as LoadedPage;
  const router = createPageRouter({
    page,
    load: async () => ({}) as LoadedPage,
    isPageAt: () => true,
    onFailure: () => undefined,
  });
  // As in the document.
  render(
    <AppProviders {...createTestContext()}>
      <PageRouterProvider router={router}>
        <Page />
      </PageRouterProvider>
      <Announcer />
    </AppProviders>,
  );
  const region = screen.getByRole('status');
  await act(() => router.navigate('/blog'));
  const heading = screen.getByRole('heading', { name: 'Unexpected Application Error!' });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('status')).toBe(region);
  // What was announced before is heard first.
  await waitFor(() => expect(region).toHaveTextContent('Unexpected Application Error!'));
});

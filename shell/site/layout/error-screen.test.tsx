import { act, screen, waitFor } from '@carefare/testing';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../../host/announcer.tsx';
import type { LoadedPage } from '../../host/page/loaded-page.ts';
import { useLoadedPage } from '../../host/page/page-context.ts';
import { createTestRouter, renderPages } from '../../testing/render-page-router.tsx';

/** A page of the shell whose code throws once it has no data. */
const Page = () => <h1>{useLoadedPage().head.title}</h1>;

it('is announced in the live region that was there before, and its heading takes the focus', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  document.documentElement.dataset.hydrated = '';
  const page = { head: { title: 'About Us' } } as LoadedPage;
  const router = createTestRouter('/about', { page, load: async () => ({}) as LoadedPage });
  // As in the document.
  renderPages(router, <Page />, <Announcer />);
  const region = screen.getByRole('status');
  await act(() => router.navigate('/blog'));
  const heading = screen.getByRole('heading', { name: 'Unexpected Application Error!' });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('status')).toBe(region);
  // What was announced before is heard first.
  await waitFor(() => expect(region).toHaveTextContent('Unexpected Application Error!'));
});

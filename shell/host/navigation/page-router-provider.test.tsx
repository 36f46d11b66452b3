import { act, screen } from '@carefare/testing';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestRouter, renderPages } from '../../testing/render-page-router.tsx';
import type { LoadedPage } from '../page/loaded-page.ts';
import { useLoadedPage } from '../page/page-context.ts';
import { pageErrors } from '../reports/report-error.ts';

beforeEach(() => {
  pageErrors.length = 0;
  document.documentElement.dataset.hydrated = '';
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => delete document.documentElement.dataset.hydrated);

/** The clean-up of a careless module throws. */
function Careless() {
  useEffect(() => () => {
    throw new Error('observer is undefined');
  });
  return null;
}

function Page() {
  const { title } = useLoadedPage().head;
  return (
    <main>
      <h1>{title}</h1>
      {title === 'First' && <Careless />}
    </main>
  );
}

const pageOf = (title: string) => ({ head: { title } }) as LoadedPage;

it('opens the next page although the clean-up of the one before throws, and reports it once', async () => {
  const router = createTestRouter('/first', { page: pageOf('First'), load: async () => pageOf('Second') });
  renderPages(router, <Page />);
  await act(() => router.navigate('/second'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Second');
  expect(pageErrors.map(([, error]) => error)).toEqual([new Error('observer is undefined')]);
});

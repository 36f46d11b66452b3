import '@carefare/testing';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BelowTheFold } from './below-the-fold.tsx';

/** Whether the sections were in the first commit of the page, at the first entry and after each of these navigations. */
async function recordFirstCommits(navigations: (InitialEntry | number)[], start: InitialEntry = '/page') {
  const commits: boolean[] = [];
  function Page() {
    useLayoutEffect(() => void commits.push(document.querySelector('h2') !== null), []);
    return (
      <BelowTheFold>
        <h2>Prices</h2>
      </BelowTheFold>
    );
  }
  const router = createMemoryRouter(
    [
      { path: '/page', element: <Page /> },
      { path: '*', element: null },
    ],
    { initialEntries: [start] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  for (const to of navigations) await act(() => router.navigate(to as string));
  expect(screen.getByRole('heading', { name: 'Prices' })).toBeVisible();
  unmount();
  return commits;
}

it('renders its sections after the first commit of a page that a link opened', async () => {
  expect(await recordFirstCommits(['/page'], '/other')).toEqual([false]);
});

it('renders them at once on the first page, on back, and for a link to a section', async () => {
  expect(await recordFirstCommits([])).toEqual([true]);
  expect(await recordFirstCommits(['/other', -1])).toEqual([true, true]);
  expect(await recordFirstCommits(['/page#prices'], '/other')).toEqual([true]);
});

// @vitest-environment jsdom
import { act, screen } from '@carefare/testing';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { NavigationProgress } from './navigation-progress.tsx';

it('is there while the next page loads', async () => {
  let finish = (_data: null) => {};
  const loader = ({ request }: { request: Request }) =>
    request.url.endsWith('/next') ? new Promise<null>(resolve => (finish = resolve)) : null;
  const router = createMemoryRouter([{ path: '*', loader, element: <NavigationProgress /> }], {
    hydrationData: { loaderData: { 0: null } },
  });
  render(<RouterProvider router={router} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => void router.navigate('/next'));
  expect(await screen.findByRole('progressbar')).toHaveAccessibleName('Loading the page');
  await act(async () => finish(null));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

// @vitest-environment jsdom
import { act, screen } from '@carefare/testing';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPageRouter } from '../navigation/page-router.ts';
import { PageRouterProvider } from '../navigation/page-router-provider.tsx';
import type { PageData } from '../page-data.ts';
import { NavigationProgress } from './navigation-progress.tsx';

it('is there while the next page loads', async () => {
  let finish = (_page: PageData) => {};
  const page = {} as PageData;
  const load = () => new Promise<PageData>(resolve => (finish = resolve));
  const router = createPageRouter({ page, load, onError: () => undefined });
  render(
    <PageRouterProvider router={router}>
      <NavigationProgress />
    </PageRouterProvider>,
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => void router.navigate('/next'));
  expect(await screen.findByRole('progressbar')).toHaveAccessibleName('Loading the page');
  await act(async () => finish(page));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

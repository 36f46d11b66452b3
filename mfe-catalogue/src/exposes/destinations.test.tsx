// @vitest-environment jsdom
import {
  answering,
  createTestContext,
  failing,
  hanging,
  network,
  renderExpose,
  screen,
  violations,
  within,
} from '@carefare/testing';
import { enterHomeAtom, prefillAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import * as destinations from './destinations.tsx';
import * as featured from './featured-destinations.tsx';

describe('/destinations', () => {
  it('shows four complete profiles, the map placeholder and the table', async () => {
    const { container } = renderExpose(destinations, { path: '/destinations' });
    const profile = within(screen.getAllByRole('article')[0] as HTMLElement);
    for (const text of [
      'Save up to 70%',
      '50+ accredited hospitals',
      /Medical e-visa of 60 days/,
      /Vegetarian/,
    ])
      expect(profile.getByText(text)).toBeVisible();
    expect(screen.getByText('Interactive World Map - Clickable destination map coming soon')).toBeVisible();
    expect(await screen.findByRole('row', { name: /Mexico English 25 \$450/ })).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it('opens the home page with the destination queued and the trip kept', async () => {
    const { user, store, router } = renderExpose(destinations, { path: '/destinations' });
    await user.click(screen.getByRole('button', { name: 'Calculate Costs for Turkey' }));
    expect(router.state.location.pathname).toBe('/');
    expect(store.set(enterHomeAtom)).toBe(false);
    expect(store.get(prefillAtom)).toEqual({ country: 'Turkey' });
  });

  it('keeps the profiles when the table fails, and retries the table', async () => {
    const { user, container } = renderExpose(destinations, { api: failing('GET', 'masters/destinations') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(await violations(container)).toEqual([]);
    expect(screen.getAllByRole('article')).toHaveLength(4);
    network.resetHandlers();
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /Mexico/ })).toBeVisible();
  });

  it.each([
    ['Loading destinations...', hanging('GET', 'masters/destinations')],
    ['There are no more countries to show at the moment.', answering('GET', 'masters/destinations', [])],
  ])('shows the profiles without the table: %s', async (text, api) => {
    const { container } = renderExpose(destinations, { api });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.queryByRole('table')).toBeNull();
    expect(await violations(container)).toEqual([]);
  });
});

it.each([
  [200, answering('GET', 'masters/destinations', [])],
  [503, failing('GET', 'masters/destinations')],
])(
  'loads with status %s on the server, and keeps the profiles without the table’s data',
  async (status, api) => {
    network.use(api);
    const { context } = createTestContext({ path: '/destinations', server: true });
    expect(await destinations.page.load?.(context)).toEqual(
      status === 200 ? { status } : { status, partial: true },
    );
  },
);

describe('featured destinations', () => {
  it('links to all destinations', async () => {
    const { container } = renderExpose(featured);
    expect(screen.getByRole('link', { name: 'See all destinations' }).getAttribute('href')).toBe(
      '/destinations',
    );
    expect(await violations(container)).toEqual([]);
  });
});

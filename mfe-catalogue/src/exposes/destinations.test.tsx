// @vitest-environment jsdom

import {
  answering,
  createTestContext,
  failing,
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
  it('shows four profiles with all their fields, the map’s placeholder and the table', async () => {
    const { container } = renderExpose(destinations, { path: '/destinations' });
    const profile = within(screen.getAllByRole('article')[0] as HTMLElement);
    for (const text of [
      'Save up to 70%',
      '50+ accredited hospitals',
      /Medical e-visa of 60 days/,
      /Vegetarian/,
    ])
      expect(profile.getByText(text)).toBeTruthy();
    expect(screen.getByText('Interactive World Map - Clickable destination map coming soon')).toBeTruthy();
    expect(await screen.findByRole('row', { name: /Mexico English 25 \$450/ })).toBeTruthy();
    expect(await violations(container)).toEqual([]);
  });

  it('takes a destination to the home hero and keeps it there', async () => {
    const { user, store, router } = renderExpose(destinations, { path: '/destinations' });
    await user.click(screen.getByRole('button', { name: 'Calculate Costs for Turkey' }));
    expect(router.state.location.pathname).toBe('/');
    expect(store.set(enterHomeAtom)).toBe(false);
    expect(store.get(prefillAtom)).toEqual({ country: 'Turkey' });
  });

  it('keeps the profiles when the table fails, and tries it again', async () => {
    const { user, container } = renderExpose(destinations, { api: failing('GET', 'masters/destinations') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(await violations(container)).toEqual([]);
    expect(screen.getAllByRole('article')).toHaveLength(4);
    network.resetHandlers();
    await user.click(again);
    expect(await screen.findByRole('row', { name: /Mexico/ })).toBeTruthy();
  });
});

it.each([
  [200, answering('GET', 'masters/destinations', [])],
  [503, failing('GET', 'masters/destinations')],
])(
  'answers %s on the server; without the table’s data the profiles stand all the same',
  async (status, api) => {
    network.use(api);
    const { context } = createTestContext({ path: '/destinations', server: true });
    expect(await destinations.page.load?.(context)).toEqual(
      status === 200 ? { status } : { status, partial: true },
    );
  },
);

describe('featured destinations', () => {
  it('leads to all destinations', async () => {
    const { container } = renderExpose(featured);
    expect(screen.getByRole('link', { name: 'See all destinations' }).getAttribute('href')).toBe(
      '/destinations',
    );
    expect(await violations(container)).toEqual([]);
  });
});

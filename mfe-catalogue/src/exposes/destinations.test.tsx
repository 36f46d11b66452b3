// @vitest-environment jsdom
import { enterHomeAtom, prefillAtom } from 'shared-contracts';
import { failing, network, renderExpose, screen, violations, within } from 'shared-contracts/testing';
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
    const { user } = renderExpose(destinations, { api: failing('GET', 'masters/destinations') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getAllByRole('article')).toHaveLength(4);
    network.resetHandlers();
    await user.click(again);
    expect(await screen.findByRole('row', { name: /Mexico/ })).toBeTruthy();
  });
});

describe('featured destinations', () => {
  it('leads to all destinations', async () => {
    const { container } = renderExpose(featured);
    expect(screen.getByRole('link', { name: 'See all destinations' }).getAttribute('href')).toBe(
      '/destinations',
    );
    expect(await violations(container)).toEqual([]);
  });
});

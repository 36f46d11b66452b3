// @vitest-environment jsdom

import {
  answering,
  failing,
  hanging,
  network,
  renderExpose,
  screen,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { searchTermAtom, wizardViewAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import * as treatments from './treatments.tsx';

const show = (api: Parameters<typeof renderExpose>[1] = {}) =>
  renderExpose(treatments, { path: '/treatments', ...api });

describe('/treatments', () => {
  it('lists treatments by category, with their links', async () => {
    const { container } = show();
    const link = await screen.findByRole('link', { name: 'Hip Replacement' });
    expect(link.getAttribute('href')).toBe('/treatments/hip-replacement');
    const categories = screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent);
    expect(categories).toEqual(['Cosmetic', 'Ophthalmology', 'Orthopedic']);
    expect(await violations(container)).toEqual([]);
  });

  it('says that it is loading', async () => {
    const { container } = show({ api: hanging('GET', 'masters/treatments') });
    expect(screen.getByText('Loading treatments...')).toBeTruthy();
    expect(await violations(container)).toEqual([]);
  });

  it('says that the list is empty', async () => {
    const { container } = show({ api: answering('GET', 'masters/treatments', []) });
    expect(await screen.findByText(/no treatments to show/)).toBeTruthy();
    expect(screen.queryByText('Loading treatments...')).toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  it('says that the list failed, and gets it on a second try', async () => {
    const { user, container } = show({ api: failing('GET', 'masters/treatments') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(await violations(container)).toEqual([]);
    network.resetHandlers();
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Hip Replacement' })).toBeTruthy();
  });

  it('opens the category in a dialog, and forgets it on closing', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Orthopedic' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('link')).toHaveLength(2);
    expect(await violations(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes a category to the treatment search', async () => {
    const { user, store, router } = show();
    await user.click(await screen.findByRole('button', { name: 'View Ophthalmology Treatment Costs' }));
    expect(store.get(searchTermAtom)).toBe('Opthalmology');
    expect(store.get(wizardViewAtom)).toBe('treatment');
    expect(router.state.location).toMatchObject({ pathname: '/', hash: '#treatment-search' });
  });

  it("hands the treatment's id on in navigation state", async () => {
    const { user, router } = show();
    await user.click(await screen.findByRole('link', { name: 'Knee Replacement' }));
    expect(router.state.location.pathname).toBe('/treatments/knee-replacement');
    expect(router.state.location.state).toMatchObject({ treatmentId: '51' });
  });
});

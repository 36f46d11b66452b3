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

const renderTreatments = (options: Parameters<typeof renderExpose>[1] = {}) =>
  renderExpose(treatments, { path: '/treatments', ...options });

describe('/treatments', () => {
  it('lists treatments by category, with links', async () => {
    const { container } = renderTreatments();
    const link = await screen.findByRole('link', { name: 'Hip Replacement' });
    expect(link).toHaveAttribute('href', '/treatments/hip-replacement');
    const categories = screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent);
    expect(categories).toEqual(['Cosmetic', 'Ophthalmology', 'Orthopedic']);
    expect(await violations(container)).toEqual([]);
  });

  it('shows that the list is loading', async () => {
    const { container } = renderTreatments({ api: hanging('GET', 'masters/treatments') });
    expect(screen.getByText('Loading treatments...')).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it('says so when the list is empty', async () => {
    const { container } = renderTreatments({ api: answering('GET', 'masters/treatments', []) });
    expect(await screen.findByText(/no treatments to show/)).toBeVisible();
    expect(screen.queryByText('Loading treatments...')).toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  it('says so when the list fails, and retries it', async () => {
    const { user, container } = renderTreatments({ api: failing('GET', 'masters/treatments') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(await violations(container)).toEqual([]);
    network.resetHandlers();
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Hip Replacement' })).toBeVisible();
  });

  it('opens a category in a dialog, which closing removes', async () => {
    const { user } = renderTreatments();
    await user.click(await screen.findByRole('button', { name: 'Orthopedic' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('link')).toHaveLength(2);
    expect(await violations(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens the treatment search with the category', async () => {
    const { user, store, router } = renderTreatments();
    await user.click(await screen.findByRole('button', { name: 'View Ophthalmology Treatment Costs' }));
    expect(store.get(searchTermAtom)).toBe('Opthalmology');
    expect(store.get(wizardViewAtom)).toBe('treatment');
    expect(router.state.location).toMatchObject({ pathname: '/', hash: '#treatment-search' });
  });

  it('carries the treatment id in navigation state', async () => {
    const { user, router } = renderTreatments();
    await user.click(await screen.findByRole('link', { name: 'Knee Replacement' }));
    expect(router.state.location.pathname).toBe('/treatments/knee-replacement');
    expect(router.state.location.state).toMatchObject({ treatmentId: '51' });
  });
});

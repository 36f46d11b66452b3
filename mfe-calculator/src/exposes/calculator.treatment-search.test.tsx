// @vitest-environment jsdom

import { act, answering, failing, hanging, network, screen, waitFor } from '@carefare/testing';
import { searchTermAtom, tripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { expectNeeded, showStep, showWizard, stepHeading } from '../../testing/wizard.ts';

const radios = () => screen.getAllByRole('radio');

describe('the treatment step', () => {
  it('says what is still needed', async () => {
    showWizard();
    await stepHeading('treatment');
    expectNeeded('choose a treatment');
    expect(screen.getByText('Still needed: choose a treatment.')).toBeVisible();
  });

  it('shows that the list is loading', async () => {
    showWizard({ api: hanging('GET', 'masters/treatments') });
    expect(await screen.findByText('Loading …')).toBeVisible();
  });

  it('says so when the list is empty', async () => {
    const { announced } = showWizard({ api: answering('GET', 'masters/treatments', []) });
    const text = 'There are no treatments to choose from at the moment.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(announced).toContain(text);
  });

  it('reports a failed list and can be retried', async () => {
    const { user } = showWizard({ api: failing('GET', 'masters/treatments') });
    expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Rhinoplasty/ })).toBeVisible();
  });

  it('selects the treatment that a search matches exactly', async () => {
    const { store } = showWizard();
    act(() => store.set(searchTermAtom, 'rhinoplasty'));
    const radio = await screen.findByRole('radio', { name: /Rhinoplasty/ });
    await waitFor(() => expect(radio).toBeChecked());
    expectNeeded(null);
  });

  it('fills the search by a category button, and clears it by the same button', async () => {
    const { user, store } = showWizard();
    await user.click(await screen.findByRole('button', { name: 'Ophthalmology' }));
    expect(store.get(searchTermAtom)).toBe('Ophthalmology');
    expect(radios()).toHaveLength(1);
    const pressed = screen.getByRole('button', { name: 'Ophthalmology', pressed: true });
    await user.click(pressed);
    expect(radios()).toHaveLength(4);
  });

  it("corrects the API's spelling of a category", async () => {
    const { store } = showWizard();
    act(() => store.set(searchTermAtom, 'Opthalmology'));
    expect(await screen.findByRole('button', { name: 'Ophthalmology', pressed: true })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('Ophthalmology');
  });

  it('says that nothing matches, names the chosen treatment, and can show all again', async () => {
    const { user, announced } = await showStep('treatment');
    await user.type(screen.getByRole('searchbox'), 'wings');
    expect(announced.at(-1)).toBe('Nothing matches "wings". Try another word, or show all treatments.');
    expect(await screen.findByText('Chosen at the moment: Hip Replacement.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all treatments' }));
    expect(radios()).toHaveLength(4);
  });

  it('does not undo a later choice when it is mounted again', async () => {
    const { user, store, unmount } = showWizard();
    act(() => store.set(searchTermAtom, 'replacement'));
    act(() => store.set(searchTermAtom, 'hip replacement'));
    await waitFor(() => expect(store.get(tripAtom).treatmentType).toBe('52'));
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('radio', { name: /Knee/ }));
    unmount();
    showWizard({ trip: store.get(tripAtom) });
    await stepHeading('treatment');
    expect(store.get(tripAtom).treatmentType).toBe('51');
  });
});

import {
  act,
  answering,
  failing,
  hanging,
  holdTimers,
  network,
  renderServed,
  screen,
  violations,
  waitFor,
} from '@carefare/testing';
import { chooseDestination, prefillAtom, searchTermAtom, tripAtom, wizardViewAtom } from 'shared-contracts';
import { describe, expect, it, vi } from 'vitest';
import { expectNeeded, next, recordSaves, showStep, showWizard, stepHeading } from '../../testing/wizard.ts';
import * as calculator from './calculator.tsx';

/** The fields that a browser without code sends with a form, as it is filled in. */
const sentBy = (form: HTMLFormElement | null) => [...new FormData(form ?? undefined)];

const searchField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search treatments' });
const radios = () => screen.getAllByRole('radio');

describe('the treatment step', () => {
  it('says so when the list is empty', async () => {
    const { announced } = showWizard({ api: answering('GET', 'masters/treatments', []) });
    const text = 'There are no treatments to choose from at the moment.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(announced).toContain(text);
  });

  it('leads to the list of treatments where no code runs, by its form and by a link', async () => {
    await renderServed(calculator);
    const field = searchField();
    field.value = 'hip';
    const { form } = field;
    expect(form).toHaveAttribute('action', '/treatments');
    expect(form).toHaveAttribute('method', 'get');
    expect(sentBy(form)).toEqual([['q', 'hip']]);
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
    expect(screen.getByRole('link', { name: 'see all treatments and their prices' })).toHaveAttribute(
      'href',
      '/treatments',
    );
  });

  it('has its buttons in the same places with and without code, so that a press before the code is there is repeated', async () => {
    await renderServed(calculator);
    showWizard();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ophthalmology' })).toHaveLength(2));
    const placeOf = (button: Element) =>
      [...(button.closest('#treatment-search')?.children ?? [])].findIndex(child => child.contains(button));
    const [served = -1, live] = screen.getAllByRole('button', { name: 'Ophthalmology' }).map(placeOf);
    expect(served).toBeGreaterThan(0);
    expect(live).toBe(served);
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
    expect(searchField()).toHaveValue('Ophthalmology');
  });

  it('says that nothing matches, names the chosen treatment, and can show all again', async () => {
    const settling = holdTimers(800);
    const { user, announced } = await showStep('treatment');
    await user.type(searchField(), 'wings');
    const text = 'Nothing matches "wings". Try another word, or show all treatments.';
    // Not only what the first letters find.
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Chosen at the moment: Hip Replacement.')).toBeVisible();
    settling.elapse();
    expect(announced.filter(each => each.startsWith('Nothing'))).toEqual([text]);
    await user.click(screen.getByRole('button', { name: 'Show all treatments' }));
    expect(radios()).toHaveLength(4);
  });

  it('filters the list while the visitor types, mistakes included, and announces the number once', async () => {
    const settling = holdTimers(800);
    const { user, announced } = showWizard();
    await screen.findByRole('radio', { name: /Rhinoplasty/ });
    expectNeeded('choose a treatment');
    await user.type(searchField(), 'hip replacment');
    expect(await screen.findByRole('group', { name: '1 treatment found' })).toBeVisible();
    expect(radios()).toHaveLength(1);
    settling.elapse();
    expect(announced.filter(text => text.includes('found'))).toEqual(['1 treatment found']);
  });

  it('a suggestion selects its treatment, and the destination that the text names', async () => {
    const { user, store } = showWizard();
    await screen.findByRole('radio', { name: /Rhinoplasty/ });
    await user.type(searchField(), 'hip replacment in india');
    await user.click(await screen.findByRole('option', { name: /Hip Replacement.*\$6,200/ }));
    expect(searchField()).toHaveValue('Hip Replacement');
    expect(screen.getByRole('radio', { name: /Hip/ })).toBeChecked();
    // The price is the whole treatment's: no number of units is asked for.
    expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() =>
      expect(store.get(tripAtom)).toMatchObject({ treatmentType: '52', destination: 'India' }),
    );
  });

  it('does not undo a later choice when it is mounted again', async () => {
    const { user, store, unmount } = showWizard();
    await screen.findByRole('radio', { name: /Rhinoplasty/ });
    await user.type(searchField(), 'hip replacement');
    await waitFor(() => expect(store.get(tripAtom).treatmentType).toBe('52'));
    await user.clear(searchField());
    await user.click(screen.getByRole('radio', { name: /Knee/ }));
    unmount();
    showWizard({ trip: store.get(tripAtom) });
    await stepHeading('treatment');
    expect(store.get(tripAtom).treatmentType).toBe('51');
  });
});

describe('a visitor who arrives with a treatment', () => {
  const change = () => screen.getByRole('button', { name: 'Change treatment' });

  it.each(['elsewhere', 'in step 1'])(
    'by a search %s has it chosen there, and goes on by Next',
    async place => {
      const saves = recordSaves();
      const { user, store, container } = showWizard();
      await screen.findByRole('radio', { name: /Rhinoplasty/ });
      if (place === 'elsewhere') act(() => store.set(searchTermAtom, 'hip replacement'));
      else await user.type(searchField(), 'hip replacement');
      await waitFor(() => expect(screen.getByRole('radio', { name: /Hip/ })).toBeChecked());
      expect(searchField()).toHaveValue('hip replacement');
      expect(radios()).toHaveLength(1);
      expect([saves(), store.get(wizardViewAtom)]).toEqual([[], 'treatment']);
      expect(await violations(container)).toEqual([]);
      await user.click(next());
      expect(await stepHeading('destination')).toHaveFocus();
      expect(change().parentElement).toHaveTextContent('Hip Replacement Change treatment');
      expect(saves()).toEqual(['PUT treatment']);
    },
  );

  it('by a country card stays on step 1, where it is one row, when it cannot be saved, and can change it or go on', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, services, store, container } = await showStep('destination', {
      api: failing('PUT', 'journey/*'),
    });
    const choice = { treatment: { id: '52', duration: 15, visits: null }, country: 'India' };
    await act(() => chooseDestination({ ...services, store }, choice));
    await stepHeading('treatment');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(await violations(container)).toEqual([]);
    await user.click(change());
    expect(searchField()).toHaveFocus();
    network.resetHandlers();
    await user.click(next());
    await stepHeading('destination');
  });

  it('by a country card sees it in one row until step 2 opens', async () => {
    const { store } = await showStep('destination', { api: hanging('POST', 'masters/treatment-countries') });
    act(() => {
      store.set(prefillAtom, { country: 'India', treatmentId: '52' });
      store.set(wizardViewAtom, 'treatment');
    });
    await stepHeading('treatment');
    expect(change()).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

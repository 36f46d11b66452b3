// @vitest-environment jsdom

import {
  act,
  answering,
  aTrip,
  countryWire,
  failing,
  network,
  renderExpose,
  screen,
  violations,
  waitFor,
} from '@carefare/testing';
import { queuePrefillAtom, searchTermAtom, tripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { inDays, next, showStep, stepHeading, wholeTrip } from '../../testing/wizard.ts';
import * as calculator from './calculator.tsx';

const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const cardOf = (name: RegExp) => screen.getByRole('radio', { name }).closest('label')?.textContent;

describe('every step', () => {
  it.each([1, 2, 3, 4, 5] as const)('%i has nothing for axe and no live region of its own', async step => {
    const { container } = await showStep(step);
    await waitFor(() => expect(screen.queryByText('Loading …')).toBeNull());
    expect(await violations(container)).toEqual([]);
    expect(container.querySelector('[role=status], [role=alert], [aria-live]')).toBeNull();
    const list = screen.getByRole('list', { name: 'Steps' });
    expect(list.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
    expect(list.textContent?.match(/completed/g) ?? []).toHaveLength(step - 1);
  });
});

describe('the treatment step', () => {
  it('says what is still needed while Next is disabled', async () => {
    renderExpose(calculator);
    await stepHeading(1);
    expect(next().disabled).toBe(true);
    expect(screen.getByText('Still needed: choose a treatment.')).toBeTruthy();
  });

  it('selects the treatment that a search names exactly', async () => {
    const { store } = renderExpose(calculator);
    act(() => store.set(searchTermAtom, 'rhinoplasty'));
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /Rhinoplasty/ });
    await waitFor(() => expect(radio.checked).toBe(true));
    expect(next().disabled).toBe(false);
  });

  it('fills the search by a category button, and shows all again by the same', async () => {
    const { user, store } = renderExpose(calculator);
    await user.click(await screen.findByRole('button', { name: 'Ophthalmology' }));
    expect(store.get(searchTermAtom)).toBe('Ophthalmology');
    expect(radios()).toHaveLength(1);
    const pressed = screen.getByRole('button', { name: 'Ophthalmology', pressed: true });
    await user.click(pressed);
    expect(radios()).toHaveLength(4);
  });

  it('shows a category as it is written, whoever asked for it', async () => {
    const { store } = renderExpose(calculator);
    act(() => store.set(searchTermAtom, 'Opthalmology'));
    expect(await screen.findByRole('button', { name: 'Ophthalmology', pressed: true })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Ophthalmology');
  });

  it('says that nothing was found, keeps what was chosen in words, and shows all again', async () => {
    const { user, said } = await showStep(1);
    await user.type(screen.getByRole('searchbox'), 'wings');
    expect(said.announced.at(-1)).toBe('Nothing matches "wings". Try another word, or show all treatments.');
    expect(await screen.findByText('Chosen at the moment: Hip Replacement.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all treatments' }));
    expect(radios()).toHaveLength(4);
  });

  it('does not undo another choice when it is shown again', async () => {
    const { user, store, unmount } = renderExpose(calculator);
    act(() => store.set(searchTermAtom, 'replacement'));
    act(() => store.set(searchTermAtom, 'hip replacement'));
    await waitFor(() => expect(store.get(tripAtom).treatmentType).toBe('52'));
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('radio', { name: /Knee/ }));
    unmount();
    renderExpose(calculator, { trip: store.get(tripAtom) });
    await stepHeading(1);
    expect(store.get(tripAtom).treatmentType).toBe('51');
  });
});

describe('the locations step', () => {
  it('shows each destination with its price, one’s own country last and marked', async () => {
    network.use(
      answering('POST', 'masters/treatment-countries', [
        countryWire({ country: 'UAE', baseprice: 11000 }),
        countryWire(),
      ]),
    );
    await showStep(2, { trip: wholeTrip({ source: 'UAE' }) });
    await screen.findByRole('radio', { name: /UAE/ });
    expect(radios().map(({ value }) => value)).toEqual(['India', 'UAE']);
    expect(cardOf(/India/)).toBe('India $6,200 usually $5,200 to $8,000');
    expect(cardOf(/UAE/)).toBe('UAE $11,000 your own country: no travel, no visa');
  });

  it('says so when no destination is offered', async () => {
    const { said } = await showStep(2, { api: answering('POST', 'masters/treatment-countries', []) });
    const text = 'No destinations are offered for this treatment at the moment.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(said.announced).toContain(text);
  });

  it('says that the list failed, which is not the same, and loads it again', async () => {
    const { user } = await showStep(2, { api: failing('POST', 'masters/treatment-countries') });
    expect(await screen.findByText('The list could not be loaded.')).toBeTruthy();
    expect(screen.queryByText(/No destinations are offered/)).toBeNull();
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /India/ })).toBeTruthy();
  });

  it('announces that another destination than the wanted one is shown', async () => {
    const { store, said } = await showStep(2, { trip: { ...wholeTrip(), destination: null } });
    act(() => store.set(queuePrefillAtom, { country: 'Mexico', treatmentId: '52' }));
    const text = 'Mexico is not offered for this treatment; Thailand is shown instead.';
    await waitFor(() => expect(said.announced).toContain(text));
  });
});

describe('the dates step', () => {
  it('suggests the typical stay, and tells nights and timeline', async () => {
    const { user, store } = await showStep(3, { trip: aTrip({ timeline: null }) });
    expect(screen.getByText('Still needed: enter a start date; enter an end date.')).toBeTruthy();
    await user.type(screen.getByLabelText('Start date'), inDays(60));
    await user.click(await screen.findByRole('button', { name: /^Take the typical stay: until/ }));
    expect(store.get(tripAtom).endDate).toBe(inDays(75));
    expect(screen.getByText(/^15 nights from .* Timeline: Soon \(within 3 months\)\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /typical stay/ })).toBeNull();
    expect(next().disabled).toBe(false);
  });

  it('points out a stay that is shorter', async () => {
    const { said } = await showStep(3, { trip: wholeTrip({ endDate: inDays(62) }) });
    await waitFor(() => expect(said.announced.at(-1)).toMatch(/^This is shorter than the typical stay/));
  });

  it.each([
    ['yesterday', inDays(-1), inDays(9), 'choose dates between today and 24 months from now'],
    ['beyond two years', inDays(720), inDays(740), 'choose dates between today and 24 months from now'],
    ['the other way round', inDays(20), inDays(20), 'choose an end date after the start date'],
  ])('does not go on with dates %s', async (_name, startDate, endDate, needed) => {
    await showStep(3, { trip: wholeTrip({ startDate, endDate }) });
    expect(await screen.findByText(`Still needed: ${needed}.`)).toBeTruthy();
    expect(next().disabled).toBe(true);
  });
});

describe('the accommodation step', () => {
  it('counts travellers as patients and companions, and says so', async () => {
    const { user, store, said } = await showStep(4);
    await user.click(screen.getByRole('button', { name: 'One companion more' }));
    await user.click(screen.getByRole('button', { name: 'One patient more' }));
    expect(store.get(tripAtom)).toMatchObject({ patients: 2, companions: 2, travelers: 4 });
    expect(said.announced.at(-1)).toBe('4 travellers in all, 2 rooms (two people share one).');
  });

  it('stays within the bounds, and the button keeps the focus', async () => {
    const { user, store } = await showStep(4);
    const fewer = screen.getByRole('button', { name: 'One patient fewer' });
    await user.click(fewer);
    expect(store.get(tripAtom).patients).toBe(1);
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(fewer);
  });

  it('shows each kind with its price a night at the destination and what it adds', async () => {
    await showStep(4);
    await screen.findByRole('radio', { name: /Budget/ });
    expect(cardOf(/Budget/)).toBe('Budget guesthouse adds $450 $30 a night and room. Private room.');
    expect(cardOf(/Standard/)).toBe('Standard hotel adds $825 $55 a night and room. Three stars.');
  });

  it('needs at least one patient and one night', async () => {
    const { user } = await showStep(4);
    await user.clear(screen.getByLabelText('Patients'));
    await user.clear(screen.getByLabelText('Nights'));
    expect(screen.getByText('Still needed: enter 1 to 10 patients; enter 1 to 180 nights.')).toBeTruthy();
  });
});

describe('the food step', () => {
  it('shows what each kind of food, flights and visas add', async () => {
    const { user, store } = await showStep(5);
    await screen.findByRole('radio', { name: /Standard/ });
    expect(cardOf(/Standard/)).toBe('Standard adds $540 $18 a day and person');
    const flights = await screen.findByRole('checkbox', { name: /Return flights adds \$1,100/ });
    expect(screen.getByRole('checkbox', { name: /Visas adds \$200/ })).toBeTruthy();
    await user.click(flights);
    expect(store.get(tripAtom).flightSupport).toBe(false);
  });

  it('goes without the prices of flights and visas when they cannot be had', async () => {
    const { user } = await showStep(5, { api: failing('GET', 'masters/travel-visa-costs') });
    expect(await screen.findByText('The prices of flights and visas could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Visas' })).toBeTruthy();
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: /Visas adds/ })).toBeTruthy();
  });
});

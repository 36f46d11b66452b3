import { act, aDatedTrip, aTrip, fireEvent, inDays, screen, waitFor } from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { describe, expect, it, vi } from 'vitest';
import { expectNeeded, next, showStep, stepHeading } from '../../testing/wizard.ts';
import { addDays, addMonths, today } from '../shared/dates.rules.ts';

const undated = { trip: aTrip({ timeline: null }) };
const startField = () => screen.getByLabelText('Start date');
const endField = () => screen.getByLabelText('End date');
const inWindow = 'choose dates between today and 24 months from now';

describe('the dates step', () => {
  it('suggests the typical stay, moves the focus on, and shows nights and timeline', async () => {
    const { user, store } = await showStep('dates', undated);
    expectNeeded('enter a start date; enter an end date');
    await user.type(startField(), inDays(60));
    await user.click(await screen.findByRole('button', { name: /^Take the typical stay: until/ }));
    expect(store.get(tripAtom).endDate).toBe(inDays(75));
    expect(endField()).toHaveFocus();
    expect(screen.getByText(/^15 nights, from .*\d\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /typical stay/ })).toBeNull();
    expectNeeded(null);
  });

  it.each([1, 3, 6])('fills in start and typical end in %i months', async months => {
    const { user, store, announced } = await showStep('dates', undated);
    const name = months === 1 ? 'In 1 month' : `In ${months} months`;
    await user.click(screen.getByRole('button', { name }));
    const startDate = addMonths(today(), months);
    expect(store.get(tripAtom)).toMatchObject({
      startDate,
      endDate: addDays(startDate, 15),
      accommodationDuration: 15,
    });
    expect(screen.getByRole('button', { name, pressed: true })).toHaveFocus();
    expect(announced).toContainEqual(expect.stringMatching(/^15 nights, from /));
    await user.click(next());
    await stepHeading('accommodation');
  });

  it('follows the day of a page that is open over midnight', async () => {
    const yesterday = today();
    const { user } = await showStep('dates', { trip: aDatedTrip({ startDate: yesterday }) });
    expect(startField()).toHaveAttribute('min', yesterday);
    expectNeeded(null);
    vi.useFakeTimers({ now: Date.parse(inDays(1)) + 12 * 3_600_000, toFake: ['Date'] });
    try {
      fireEvent.focus(window);
      expect(startField()).toHaveAttribute('min', today());
      expectNeeded(inWindow);
      await user.click(screen.getByRole('button', { name: 'In 1 month' }));
      expect(startField()).toHaveValue(addMonths(today(), 1));
    } finally {
      vi.useRealTimers();
    }
  });

  it('warns of a stay shorter than typical', async () => {
    const { announced } = await showStep('dates', { trip: aDatedTrip({ endDate: inDays(62) }) });
    await waitFor(() => expect(announced.at(-1)).toMatch(/^This is shorter than the typical stay/));
  });

  it('says that the nights which the visitor set count, not those of the dates, and offers these', async () => {
    const trip = aDatedTrip({ accommodationDuration: 12, accommodationDurationEdited: true });
    const { user, store, announced } = await showStep('dates', { trip });
    const text = 'We count the 12 nights that you set, not the 15 between your dates.';
    expect(screen.getByText(text)).toBeVisible();
    expect(announced.filter(said => said === text)).toHaveLength(1);
    await user.click(next());
    await stepHeading('accommodation');
    expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Count 15 nights' }));
    expect(screen.getByLabelText('Nights')).toHaveFocus();
    expect(screen.getByLabelText('Nights')).toHaveValue('15');
    expect(screen.queryByText(/^We count the/)).toBeNull();
    expect(store.get(tripAtom).accommodationDuration).toBe(15);
    // The dates count from now on.
    act(() => store.set(tripAtom, { endDate: inDays(40) }));
    expect(store.get(tripAtom)).toMatchObject({ accommodationDurationEdited: false });
    expect(screen.queryByText(/^We count the/)).toBeNull();
  });

  it('refuses more than 180 nights, and says so', async () => {
    const { user, store, announced } = await showStep('dates', undated);
    await user.type(startField(), inDays(10));
    await user.type(endField(), inDays(191));
    const text = 'The longest stay is 180 nights. Please choose an earlier end date.';
    expect(screen.getByText(text)).toBeVisible();
    expect(announced).toContain(text);
    expectNeeded('choose an end date at most 180 nights after the start date');
    expect(store.get(tripAtom).accommodationDuration).toBe(15);
    await user.click(next());
    expect(endField()).toHaveFocus();
  });

  it('announces and suggests nothing while a year is half typed', async () => {
    const { announced, store } = await showStep('dates', undated);
    for (const year of ['0002', '0020', '0202']) {
      fireEvent.change(startField(), { target: { value: `${year}-03-15` } });
      fireEvent.change(endField(), { target: { value: inDays(75) } });
      expect(screen.queryByText(/nights, from/)).toBeNull();
      expect(screen.queryByRole('button', { name: /typical stay/ })).toBeNull();
    }
    expect(announced).toEqual(['Step 3 of 5: Dates']);
    expect(store.get(tripAtom).accommodationDuration).toBe(15);
    expectNeeded(inWindow);
    fireEvent.change(startField(), { target: { value: inDays(60) } });
    expect(screen.getByText(/nights, from/)).toBeVisible();
  });
});

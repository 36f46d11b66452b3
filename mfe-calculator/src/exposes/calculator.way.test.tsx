// @vitest-environment jsdom

import { act, aTrip, renderExpose, screen, waitFor } from '@carefare/testing';
import { moveWizardAtom, parseWizardEntry, takeSharedTripAtom, titleNoteAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { inDays, next, showStep, stepHeading, wholeTrip } from '../../testing/wizard.ts';
import * as calculator from './calculator.tsx';

describe('a shared link', () => {
  it.each([
    ['that is damaged', { trip: null, reason: 'damaged' }, /^This link is damaged/, 1],
    ['with dates that have passed', { trip: aTrip(), datesDropped: true }, /dates have passed/, 3],
    ['that lacks the food', { trip: wholeTrip({ foodPreference: null }), datesDropped: false }, /is here/, 5],
  ] as const)('%s says so, here and in the live region, until the visitor goes on', async (...row) => {
    const [, reading, text, step] = row;
    const { store, said, user } = renderExpose(calculator, { trip: wholeTrip() });
    act(() => store.set(takeSharedTripAtom, reading, inDays(0)));
    await stepHeading(step);
    expect(screen.getByText(text)).toBeTruthy();
    await waitFor(() => expect(said.announced.some(each => text.test(each))).toBe(true));
    if (step === 1) return;
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByText(text)).toBeNull();
  });
});

describe('the way through the steps', () => {
  it('focuses the heading, announces it, and puts it before the title; leaving takes it back', async () => {
    const { user, said, store, unmount } = await showStep(1);
    await user.click(next());
    expect(document.activeElement).toBe(await stepHeading(2));
    expect(said.announced).toContain('Step 2 of 5: Locations');
    expect(store.get(titleNoteAtom)).toBe('Step 2 of 5: Locations');
    act(() => store.set(moveWizardAtom, 'treatment'));
    expect(store.get(titleNoteAtom)).toBe('Step 1 of 5: Treatment');
    unmount();
    expect(store.get(titleNoteAtom)).toBeNull();
  });

  it('is an entry of the history for each forward move; Back takes it', async () => {
    const { user, router } = await showStep(1);
    await user.click(next());
    await stepHeading(2);
    expect(router.state.location.hash).toBe('#calculator-section');
    expect(parseWizardEntry(router.state.location.state)).toMatchObject({
      view: 'destination',
      from: 'treatment',
    });
    // The router's own render is a transition: it may come after the step's.
    await act(() => Promise.resolve());
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await stepHeading(1);
    await waitFor(() => expect(router.state.location.hash).toBe(''));
  });
});

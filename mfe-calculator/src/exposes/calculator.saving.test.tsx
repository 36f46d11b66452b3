// @vitest-environment jsdom

import { act, failing, hanging, network, screen, waitFor } from '@carefare/testing';
import { acknowledgeStepAtom, resetTripAtom, stepNames, stepUpdateFor, tripAtom } from 'shared-contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { next, sentSteps, showStep, stepHeading, wholeTrip } from '../../testing/wizard.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  network.events.removeAllListeners();
  vi.restoreAllMocks();
});

describe('saving a step', () => {
  it('happens once on a double click, which goes one step further', async () => {
    const sent = sentSteps();
    const { user } = await showStep(1);
    await user.dblClick(next());
    expect(document.activeElement).toBe(await stepHeading(2));
    expect(sent).toEqual(['treatment']);
  });

  it('does not happen on the way back', async () => {
    const sent = sentSteps();
    const { user } = await showStep(3);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await stepHeading(2)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('that failed says so, keeps all answers and offers to try again, as often as it takes', async () => {
    const { user, store, said } = await showStep(3, { api: failing('PUT', 'journey/*') });
    for (let times = 1; times <= 2; times++) {
      await user.click(times === 1 ? next() : screen.getByRole('button', { name: 'Try again' }));
      const text = 'Your answers could not be saved. They are still here.';
      await waitFor(() => expect(said.announced.filter(each => each === text)).toHaveLength(times));
    }
    expect(store.get(tripAtom)).toEqual(wholeTrip());
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(document.activeElement).toBe(await stepHeading(4));
  });

  it('without a session says that it is not saved, and offers to try again', async () => {
    const sent = sentSteps();
    const { user, said } = await showStep(1, { session: null });
    await user.click(next());
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(said.announced.at(-1)).toMatch(/^Not saved:/);
    expect(sent).toEqual([]);
    expect(await stepHeading(1)).toBeTruthy();
  });

  it('that takes long says so, and is sent once however often Next is pressed', async () => {
    const sent = sentSteps();
    const { user, said } = await showStep(1, { api: hanging('PUT', 'journey/*') });
    await user.dblClick(next());
    await user.click(next());
    await waitFor(() => expect(said.announced.at(-1)).toBe('Saving your answers …'), { timeout: 3000 });
    expect(sent).toEqual(['treatment']);
  });

  it('does not advance a trip that was started over meanwhile', async () => {
    const { user, store } = await showStep(1);
    await user.click(next());
    act(() => store.set(resetTripAtom));
    await waitFor(() => expect(screen.queryByText('Saving your answers …')).toBeNull());
    expect(await stepHeading(1)).toBeTruthy();
  });

  it('sends all steps again with the last one: another tab may have stored others', async () => {
    const sent = sentSteps();
    const { user, store } = await showStep(5);
    for (const step of stepNames) {
      const update = stepUpdateFor(step, store.get(tripAtom), 8);
      if (update) store.set(acknowledgeStepAtom, { sessionId: 8, update });
    }
    await user.click(next());
    expect(await screen.findByRole('heading', { name: 'Your estimate' })).toBeTruthy();
    expect(sent).toEqual(stepNames);
  });
});

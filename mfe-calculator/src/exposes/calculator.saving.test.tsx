import { act, aDatedTrip, failing, hanging, holdTimers, network, screen, waitFor } from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { acknowledgeStepAtom, resetTripAtom, stepUpdateFor } from 'shared-contracts/host';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { next, recordSaves, showStep, stepHeading, stepNames } from '../../testing/wizard.ts';

const saveFailed = 'Your answers could not be saved. They are still here.';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('Next', () => {
  it('saves once on a double click and moves one step forward', async () => {
    const saves = recordSaves();
    const { user, router } = await showStep('treatment');
    await user.dblClick(next());
    expect(await stepHeading('destination')).toHaveFocus();
    expect(saves()).toEqual(['PUT treatment']);
    await act(() => router.navigate(-1));
    expect(router.state.location.hash).toBe('');
  });

  it('reports and logs a failed save, keeps all answers, and can be retried any number of times', async () => {
    const { user, store, announced } = await showStep('dates', { api: failing('PUT', 'journey/*') });
    for (let attempt = 1; attempt <= 2; attempt++) {
      await user.click(attempt === 1 ? next() : screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(announced.filter(text => text === saveFailed)).toHaveLength(attempt));
    }
    expect(store.get(tripAtom)).toEqual(aDatedTrip());
    expect(console.warn).toHaveBeenCalledTimes(2);
    expect(console.warn).toHaveBeenLastCalledWith('A step was not saved', expect.any(Error));
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await stepHeading('accommodation')).toHaveFocus();
  });
  it('saves nothing without a session, says so, and can be retried', async () => {
    const saves = recordSaves();
    const { user, announced } = await showStep('treatment', { session: null });
    await user.click(next());
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(announced.at(-1)).toMatch(/^Not saved:/);
    expect(saves()).toEqual([]);
    expect(await stepHeading('treatment')).toBeVisible();
  });

  it('announces a slow save and ignores further clicks', async () => {
    const saves = recordSaves();
    const pause = holdTimers(1_000);
    const { user, announced } = await showStep('treatment', { api: hanging('PUT', 'journey/*') });
    await user.dblClick(next());
    await user.click(next());
    expect(announced).not.toContain('Saving your answers …');
    pause.elapse();
    expect(announced.at(-1)).toBe('Saving your answers …');
    expect(saves()).toEqual(['PUT treatment']);
  });

  it('does not move a trip that was reset while it was saving', async () => {
    const saves = recordSaves();
    const { user, store, services, queryClient } = await showStep('treatment');
    const session = Promise.withResolvers<number>();
    services.session.ready = () => session.promise;
    await user.click(next());
    act(() => store.set(resetTripAtom));
    session.resolve(8);
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(saves()).toEqual(['PUT treatment']);
    expect(await stepHeading('treatment')).toBeVisible();
  });

  it('saves all steps again with the last one, in case another tab has saved other answers', async () => {
    const saves = recordSaves();
    const { user, store } = await showStep('food');
    for (const step of stepNames) {
      const update = stepUpdateFor(step, store.get(tripAtom), 8);
      if (update) store.set(acknowledgeStepAtom, { sessionId: 8, update });
    }
    await user.click(next());
    expect(await screen.findByRole('heading', { name: 'Your estimate' })).toBeVisible();
    expect(saves()).toEqual(stepNames.map(step => `PUT ${step}`));
  });
});

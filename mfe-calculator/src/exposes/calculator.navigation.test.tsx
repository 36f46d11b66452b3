import { act, screen, waitFor } from '@carefare/testing';
import { titleNoteAtom, wizardEntry, wizardViewAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { next, showStep, stepHeading } from '../../testing/wizard.ts';

describe('moving through the steps', () => {
  it('focuses and announces the heading and puts it in the title until the wizard leaves the page', async () => {
    const { user, announced, store, unmount } = await showStep('treatment');
    await user.click(next());
    expect(await stepHeading('destination')).toHaveFocus();
    expect(announced).toContain('Step 2 of 5: Where from and where to');
    expect(store.get(titleNoteAtom)).toBe('Step 2 of 5: Where from and where to');
    act(() => store.set(wizardViewAtom, 'treatment'));
    expect(store.get(titleNoteAtom)).toBe('Step 1 of 5: Treatment');
    unmount();
    expect(store.get(titleNoteAtom)).toBeNull();
  });

  it.each([
    ['Back', 'Back'],
    ['the way back above the step', /^Back to step 1/],
  ])('adds a history entry for each move forward, and %s goes through it', async (_what, name) => {
    const { user, router } = await showStep('treatment');
    await user.click(next());
    await stepHeading('destination');
    expect(router.state.location.hash).toBe('#calculator-section');
    expect(wizardEntry.parse(router.state.location.state)).toMatchObject({
      view: 'destination',
      from: 'treatment',
    });
    // The router renders in a transition, which may commit after the step.
    await act(() => Promise.resolve());
    await user.click(screen.getByRole('button', { name }));
    await stepHeading('treatment');
    await waitFor(() => expect(router.state.location.hash).toBe(''));
  });
});

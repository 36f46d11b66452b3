import { act, aDatedTrip, aTreatment, screen, violations } from '@carefare/testing';
import { prefillAtom, tripAtom, wizardViewAtom } from 'shared-contracts';
import { enterHomeAtom, restoreTripAtom } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import { renderShell } from '../../../testing/render-shell.tsx';
import { page } from './home.page.tsx';

const show = () => renderShell(<page.Component />);
const h1 = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a destination that was asked for', () => {
  it('is in the title and under the search, and can be removed; the search then has the focus', async () => {
    const { user, store, recorded } = show();
    expect(h1()).toBe('Know the whole cost before you travel');
    act(() => store.set(prefillAtom, { country: 'Turkey' }));
    expect(h1()).toBe('What would it cost in Turkey?');
    expect(screen.getByText('Destination: Turkey')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the destination Turkey' }));
    expect(store.get(prefillAtom)).toBeNull();
    expect(screen.queryByText(/^Destination:/)).toBeNull();
    expect(screen.getByRole('combobox', { name: /treatment/ })).toHaveFocus();
    expect(h1()).toBe('Know the whole cost before you travel');
    expect(recorded.announced).toContain('Turkey is removed. All destinations are open again.');
  });

  it('of a treatment’s country card is not', () => {
    const { store } = show();
    act(() => store.set(prefillAtom, { country: 'Turkey', treatmentId: '52' }));
    expect(screen.queryByText(/^Destination:/)).toBeNull();
  });
});

describe('after a reset', () => {
  it('a notice brings the trip back as it was, and leads there', async () => {
    const { user, store, router, recorded, queryClient } = show();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    queryClient.setQueryData(['treatments'], [aTreatment()]);
    const trip = aDatedTrip();
    act(() => {
      store.set(restoreTripAtom, trip);
      store.set(wizardViewAtom, 'accommodation');
      store.set(enterHomeAtom);
    });
    expect(screen.getByText('Your trip for Hip Replacement was cleared.')).toBeVisible();
    expect(recorded.announced).toContain('Your trip for Hip Replacement was cleared.');
    expect(await violations(document.body)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect([store.get(tripAtom), store.get(wizardViewAtom)]).toEqual([trip, 'accommodation']);
    expect(router.state.location.hash).toBe('#calculator-section');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

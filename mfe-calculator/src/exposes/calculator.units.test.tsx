import {
  aDatedTrip,
  answering,
  failing,
  recording,
  screen,
  treatmentWire,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { showEstimate, showStep } from '../../testing/wizard.ts';

const COSTS = 'journey/compute-cost-by-treatment';
const veneers = answering('GET', 'masters/treatments', [
  treatmentWire({ typical_units: 8, unit: { one: 'veneer', many: 'veneers', max: 32 } }),
]);
const field = () => screen.findByRole('textbox', { name: 'How many veneers?' });

describe('the number of units', () => {
  it('is the typical one until answered, by typing or counting, within its bounds', async () => {
    const { user, store, container } = await showStep('treatment', { api: veneers });
    expect(await field()).toHaveValue('8');
    expect(await field()).toHaveAccessibleDescription(/The usual number is 8\./);
    expect(store.get(tripAtom).units).toBeNull();
    await user.click(screen.getByRole('button', { name: 'One veneer fewer' }));
    expect(store.get(tripAtom).units).toBe(7);
    await user.clear(await field());
    expect(store.get(tripAtom).units).toBeNull();
    await user.type(await field(), '123');
    expect(await field()).toHaveValue('32');
    expect(store.get(tripAtom).units).toBe(32);
    expect(await violations(container)).toEqual([]);
  });

  it('is part of the running estimate, which says when it is assumed', async () => {
    const costs = recording('POST', COSTS);
    const { user } = await showStep('destination', { api: [veneers, costs.handler] });
    const panel = within(await screen.findByRole('complementary', { name: 'Estimate so far' }));
    expect(await panel.findByText('Treatment for 8 veneers.')).toBeInTheDocument();
    expect(panel.getByText('8 veneers, the usual number')).toBeInTheDocument();
    expect(costs.requests.at(-1)?.body).toMatchObject({ units: 8 });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.clear(await field());
    await user.type(await field(), '3');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(costs.requests.at(-1)?.body).toMatchObject({ units: 3 }));
    expect(screen.queryByText(/the usual number/)).toBeNull();
  });

  it('is waited for: without the list of treatments no cost of one unit is shown', async () => {
    const { requests, handler } = recording('POST', COSTS);
    showEstimate({ api: [handler, failing('GET', 'masters/treatments')] });
    // The session's cost counts the units that the server knows.
    expect(await screen.findByText('about $8,900', { selector: 'strong' })).toBeVisible();
    expect(await screen.findByText('The other destinations could not be worked out.')).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('stands next to the totals of estimate and comparison', async () => {
    showEstimate({
      api: veneers,
      trip: aDatedTrip({ units: 3, patients: 2 }),
    });
    expect(await screen.findByText('All in, for 3 veneers each')).toBeVisible();
    expect(await screen.findByRole('row', { name: /2 patients: 3 veneers each: one hip/ })).toBeVisible();
    expect(await screen.findByRole('row', { name: /^Total for 3 veneers each/ })).toBeVisible();
    expect(
      await screen.findByText(
        /^Paid privately in the UK: about \$105,000 \(\$84,000 to \$136,500\) for 2 patients, 3 veneers each, /,
      ),
    ).toBeVisible();
  });
});

import {
  act,
  aDatedTrip,
  answering,
  aTrip,
  failing,
  hanging,
  holdTimers,
  network,
  screen,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { chooseTreatmentAtom, tripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { costIn, fiveCountries, showView } from '../../testing/wizard.ts';

const COSTS = 'journey/compute-cost-by-treatment';
const trip = aDatedTrip();

const showAtDestination = (options: Parameters<typeof showView>[1]) =>
  showView('destination', { api: fiveCountries, ...options });
const panel = () => screen.findByRole('complementary', { name: 'Estimate so far' });

describe('the running estimate', () => {
  it('shows a range until a destination is chosen, which has that of each destination in it', async () => {
    showAtDestination({ trip: { ...trip, destination: null } });
    expect(await within(await panel()).findByText('$7,500 to $13,700')).toBeVisible();
  });

  it('lists the lines and the assumptions', async () => {
    const { user, container } = showAtDestination({
      trip: aTrip({ companions: 0, accommodationType: null, foodPreference: null, accommodationDuration: 0 }),
    });
    const inPanel = within(await panel());
    expect(await inPanel.findByRole('row', { name: /Total \$8,865/ })).toBeVisible();
    expect(inPanel.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      '1 patient, no companion',
      'standard hotel',
      'standard food',
      "the treatment's typical days",
      'flights and visa wanted',
    ]);
    const button = inPanel.getByRole('button', { name: 'Details' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await violations(container)).toEqual([]);
  });

  it('keeps the figures while an answer is recomputed, but not for another treatment', async () => {
    const { store } = showAtDestination({ trip });
    const inPanel = within(await panel());
    const table = await inPanel.findByRole('table', { name: 'Estimate so far' });
    expect(table).toHaveAttribute('aria-busy', 'false');
    network.use(hanging('POST', COSTS));
    act(() => store.set(tripAtom, { companions: 3 }));
    expect(table).toHaveAttribute('aria-busy', 'true');
    expect(inPanel.getByRole('row', { name: /Total \$8,865/ })).toBeVisible();
    act(() => store.set(chooseTreatmentAtom, { id: '51', duration: 12 }));
    expect(await panel()).toHaveTextContent('Working it out …');
    expect(await panel()).not.toHaveTextContent('$');
  });

  it('says so when no destination is offered', async () => {
    showAtDestination({
      trip,
      api: [COSTS, 'masters/treatment-countries'].map(path => answering('POST', path, [])),
    });
    const text = 'No destination is offered for this treatment at the moment.';
    expect(await within(await panel()).findByText(text)).toBeVisible();
  });

  it('reports a failure and can be retried', async () => {
    const { user } = showAtDestination({ trip, api: failing('POST', COSTS) });
    const inPanel = within(await panel());
    expect(await inPanel.findByText('The estimate could not be worked out.')).toBeVisible();
    network.resetHandlers();
    await user.click(inPanel.getByRole('button', { name: 'Try again' }));
    expect(inPanel.getByRole('heading', { name: 'Estimate so far' })).toHaveFocus();
    expect(await inPanel.findByRole('row', { name: /Total \$8,865/ })).toBeVisible();
  });

  it('is announced once for each settled change, not when it is first shown', async () => {
    const settling = holdTimers(1_000);
    const { announced, store } = showAtDestination({ trip });
    const inPanel = within(await panel());
    await inPanel.findByRole('row', { name: /Total \$8,865/ });
    const totals = () => announced.filter(text => text.startsWith('Estimate so far'));
    network.use(answering('POST', COSTS, [costIn('India', 300)]));
    act(() => store.set(tripAtom, { companions: 3 }));
    await inPanel.findByRole('row', { name: /Total \$9,165/ });
    act(() => store.set(tripAtom, { companions: 4 }));
    network.use(answering('POST', COSTS, [costIn('India', 700)]));
    act(() => store.set(tripAtom, { companions: 5 }));
    await inPanel.findByRole('row', { name: /Total \$9,565/ });
    expect(totals()).toEqual([]);
    settling.elapse();
    expect(totals()).toEqual(['Estimate so far: about $9,600.']);
  });

  it('names the answer it waits for, and is announced when that makes it known', async () => {
    const settling = holdTimers(1_000);
    const { announced, store } = showAtDestination({ trip: { ...trip, source: null } });
    expect(await panel()).toHaveTextContent('Choose the country you travel from');
    expect(await screen.findByRole('radio', { name: /^India/ })).toBeVisible();
    act(() => store.set(tripAtom, { source: 'UK' }));
    await waitFor(() => expect(settling.isWaiting()).toBe(true));
    settling.elapse();
    expect(announced.at(-1)).toBe('Estimate so far: about £6,740.');
  });

  it('is announced with the total of the later flight, where there are two', async () => {
    const settling = holdTimers(1_000);
    const later = { stay: 15, after: '3 months', advised_by: 'NHS', total: 14_000 };
    const { announced, store } = showAtDestination({
      trip: { ...trip, source: null },
      api: answering('POST', COSTS, [
        { ...costIn('India', 0), later: { ...later, low: 12_000, high: 16_000 } },
      ]),
    });
    expect(await screen.findByRole('radio', { name: /^India/ })).toBeVisible();
    act(() => store.set(tripAtom, { source: 'USA' }));
    await waitFor(() => expect(settling.isWaiting()).toBe(true));
    settling.elapse();
    expect(announced.at(-1)).toBe('Estimate so far: about $8,900 or $14,000.');
  });
});

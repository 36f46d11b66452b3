// @vitest-environment jsdom

import {
  act,
  answering,
  failing,
  network,
  renderExpose,
  screen,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { moveWizardAtom, tripAtom } from 'shared-contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { costIn, fiveCountries, showEstimate, wholeTrip } from '../../testing/wizard.ts';
import * as calculator from './calculator.tsx';

const trip = wholeTrip();

async function showComparison(options: Parameters<typeof renderExpose>[1] = {}) {
  const shown = showEstimate({ api: fiveCountries, ...options });
  await screen.findByRole('table', { name: 'Destinations compared' });
  return shown;
}

const table = () => screen.getByRole('table', { name: 'Destinations compared' });
const columns = () =>
  within(table())
    .getAllByRole('columnheader')
    .map(header => header.textContent);
const row = (name: string) =>
  within(within(table()).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(cell => cell.textContent);
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

afterEach(() => {
  network.events.removeAllListeners();
});

describe('the comparison', () => {
  it('shows the chosen destination beside the two that cost least, line by line', async () => {
    const { container } = await showComparison();
    expect(columns()).toEqual(['India', 'Turkey', 'Spain']);
    expect(row('Treatment')).toEqual(['$6,200', '$5,800', '$6,200']);
    expect(row('Total \\$')).toEqual(['$8,865', '$8,465', '$8,865']);
    expect(row('Total in GBP')).toEqual(['≈ £6,740', '≈ £6,430', '≈ £6,740']);
    expect(row('Difference')).toEqual(['–', '$400 less', 'the same']);
    expect(row('Typical stay')).toEqual(['15 days', '15 days', '15 days']);
    await waitFor(() => expect(row('Visa fee')).toEqual(['$100', 'not known', 'not known']));
    expect(await violations(container)).toEqual([]);
  });

  it('takes four at the most, and says so instead of taking a fifth', async () => {
    const { user, said, container } = await showComparison();
    await user.click(tick('Thailand'));
    expect(columns()).toEqual(['India', 'Turkey', 'Spain', 'Thailand']);
    expect(tick('Mexico').getAttribute('aria-disabled')).toBe('true');
    await user.click(tick('Mexico'));
    expect(tick('Mexico').checked).toBe(false);
    expect(columns()).toHaveLength(4);
    const full = '4 destinations fit side by side. Untick one to choose another.';
    expect(said.announced.at(-1)).toBe(full);
    expect(screen.getByText(full)).toBeTruthy();
    expect(await violations(container)).toEqual([]);
    await user.click(tick('Turkey'));
    await user.click(tick('Mexico'));
    expect(columns()).toEqual(['India', 'Spain', 'Thailand', 'Mexico']);
  });

  it('asks for a second one when a single one is left', async () => {
    const { user } = await showComparison();
    await user.click(tick('Turkey'));
    await user.click(tick('Spain'));
    expect(screen.queryByRole('table', { name: 'Destinations compared' })).toBeNull();
    expect(screen.getByText('Tick at least one destination to compare.')).toBeTruthy();
  });

  it('switches the destination: saves it, keeps columns and focus, and gives the new estimate', async () => {
    const saved: unknown[] = [];
    const { user, store, said } = await showComparison();
    await waitFor(() => expect(said.announced.at(-1)).toMatch(/^Your estimate is ready: \$8,865/));
    network.events.on('request:start', ({ request }) => {
      if (request.method === 'PUT')
        void request
          .clone()
          .json()
          .then(body => saved.push(body));
    });
    const button = screen.getByRole('button', { name: 'Choose Turkey' });
    await user.click(button);
    expect(store.get(tripAtom).destination).toBe('Turkey');
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('button', { name: 'Your choice Turkey' })).toBe(button);
    expect(columns()).toEqual(['India', 'Turkey', 'Spain']);
    expect(row('Difference')).toEqual(['$400 more', '–', '$400 more']);
    expect(said.announced).toContain('Turkey is your destination now. The estimate is for Turkey.');
    const estimate = screen.getByRole('table', { name: 'Your estimate' });
    expect(await within(estimate).findByText('$8,465')).toBeTruthy();
    const turkey = { step: 'destination', updates: { source: 'UK', destination: 'Turkey' } };
    expect(saved).toEqual([turkey]);
    // The first destination counts as a new choice when it is chosen once more.
    await user.click(screen.getByRole('button', { name: 'Choose India' }));
    expect(await within(estimate).findByText('$8,865')).toBeTruthy();
    expect(saved).toEqual([turkey, { ...turkey, updates: { source: 'UK', destination: 'India' } }]);
  });

  it('keeps the new destination when it cannot be saved, says so, and saves it on the next try', async () => {
    const { user, store } = await showComparison();
    await screen.findByText('$8,865', { selector: 'strong' });
    network.use(failing('PUT', 'journey/*'));
    await user.click(screen.getByRole('button', { name: 'Choose Turkey' }));
    expect(await screen.findByText(/^The cost cannot be computed/)).toBeTruthy();
    expect(store.get(tripAtom).destination).toBe('Turkey');
    network.resetHandlers();
    network.use(...fiveCountries);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$8,465', { selector: 'strong' })).toBeTruthy();
  });

  it('says when it failed, and tries again', async () => {
    const { user, store } = renderExpose(calculator, {
      trip,
      api: failing('POST', 'journey/compute-cost-by-treatment'),
    });
    act(() => store.set(moveWizardAtom, 'estimate'));
    expect(await screen.findByText('The other destinations could not be worked out.')).toBeTruthy();
    network.resetHandlers();
    network.use(...fiveCountries);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Compare destinations' }));
    expect(await screen.findByRole('table', { name: 'Destinations compared' })).toBeTruthy();
  });

  it('says so when there is nothing to compare with', async () => {
    showEstimate({ api: answering('POST', 'journey/compute-cost-by-treatment', [costIn('India', 0)]) });
    expect(await screen.findByText('No other destination is offered for this treatment.')).toBeTruthy();
  });
});

// @vitest-environment jsdom

import { act, aTrip, failing, network, renderExpose, screen, violations, within } from '@carefare/testing';
import { moveWizardAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { fiveCountries, wholeTrip } from '../../testing/wizard.ts';
import * as calculator from './calculator.tsx';

const trip = wholeTrip();

describe('the running estimate', () => {
  const showAt = (options: Parameters<typeof renderExpose>[1]) => {
    const shown = renderExpose(calculator, { api: fiveCountries, ...options });
    act(() => shown.store.set(moveWizardAtom, 'destination'));
    return shown;
  };
  const panel = () => screen.findByRole('complementary', { name: 'Estimate so far' });

  it('says what it waits for', async () => {
    showAt({ trip: { ...trip, source: null, destination: null } });
    expect((await panel()).textContent).toContain('Choose the country you travel from');
  });

  it('spans the destinations until one is chosen', async () => {
    showAt({ trip: { ...trip, destination: null } });
    expect(await within(await panel()).findByText('$8,465 to $11,865')).toBeTruthy();
  });

  it('lists the lines and what is still assumed', async () => {
    const { user, container } = showAt({
      trip: aTrip({ companions: 0, accommodationType: null, foodPreference: null, accommodationDuration: 0 }),
    });
    const inPanel = within(await panel());
    expect(await inPanel.findByRole('row', { name: /Total \$8,865/ })).toBeTruthy();
    expect(inPanel.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      '1 patient, no companion',
      'standard hotel',
      'standard food',
      "the treatment's typical days",
      'flights and visa wanted',
    ]);
    const button = inPanel.getByRole('button', { name: 'Details' });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(await violations(container)).toEqual([]);
  });

  it('says when it failed, and tries again', async () => {
    const { user } = showAt({ trip, api: failing('POST', 'journey/compute-cost-by-treatment') });
    const inPanel = within(await panel());
    expect(await inPanel.findByText('The estimate could not be worked out.')).toBeTruthy();
    network.resetHandlers();
    await user.click(inPanel.getByRole('button', { name: 'Try again' }));
    expect(document.activeElement).toBe(inPanel.getByRole('heading', { name: 'Estimate so far' }));
    expect(await inPanel.findByRole('row', { name: /Total \$8,865/ })).toBeTruthy();
  });
});

// @vitest-environment jsdom

import {
  aDatedTrip,
  answering,
  costWire,
  failing,
  hanging,
  network,
  screen,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { costFailed, estimate, expectTotal } from '../../testing/breakdown.ts';
import { recordRequests, showEstimate } from '../../testing/wizard.ts';

const trip = aDatedTrip();

afterEach(() => network.events.removeAllListeners());

describe('the breakdown', () => {
  it('lists the five lines with note and share, and the total in both currencies', async () => {
    const { container, announced } = showEstimate();
    await expectTotal('$8,865');
    expect(
      within(estimate())
        .getAllByRole('row')
        .map(row => row.textContent),
    ).toEqual([
      'What forShareUS dollars',
      'Treatment one hip, implant included70%$6,200',
      'Travel return flights for 2 people13%$1,100',
      'Visa for 2 people2%$200',
      'Accommodation 15 nights, Standard hotel9%$825',
      'Food 15 days, Standard6%$540',
      'Total$8,865 ≈ £6,740',
    ]);
    expect(
      screen.getByText(/^Amounts in GBP are approximate, at the exchange rate of November 2026\./),
    ).toBeVisible();
    expect(announced.at(-1)).toBe('Your estimate is ready: $8,865 in all.');
    expect(await violations(container)).toEqual([]);
  });

  it('says what the figures are based on', async () => {
    showEstimate();
    await expectTotal('$8,865');
    for (const text of [
      'Hip Replacement, from the UK to India',
      '$5,200 to $8,000',
      /^Typically \$6,200 for one hip, implant included\./,
      'At home in the UK typically $17,500, treatment alone. All in, this trip is $8,635 less.',
      'Standard hotel, $55 a night and room; two people share a room',
      'travel insurance',
      'Indicative, as of November 2026. Not an offer and not medical advice.',
    ])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('shows zero and the reason when the cost cannot be computed, and can be retried', async () => {
    const { user, container, announced } = showEstimate({ api: failing('POST', 'journey/compute-cost') });
    expect(await screen.findByText(costFailed)).toBeVisible();
    await expectTotal('$0');
    expect(announced.at(-1)).toMatch(costFailed);
    expect(await violations(container)).toEqual([]);
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'Your estimate' })).toHaveFocus();
    await expectTotal('$8,865');
    expect(screen.queryByText(costFailed)).toBeNull();
  });

  it('shows and announces that it is computed', async () => {
    const requests = recordRequests();
    const { announced } = showEstimate({ api: hanging('POST', 'journey/compute-cost') });
    await waitFor(() => expect(requests).toContain('POST compute-cost'));
    expect(screen.getByText('…', { selector: 'strong' })).toBeVisible();
    expect(announced.at(-1)).toBe('Working out your estimate …');
  });

  it('retries a failed computation three times by itself', async () => {
    const requests = recordRequests();
    showEstimate({ api: failing('POST', 'journey/compute-cost') });
    expect(await screen.findByText(costFailed)).toBeVisible();
    expect(requests.filter(request => request === 'POST compute-cost')).toHaveLength(4);
  });

  it("shows the cost of its own answers when another tab's were saved to the session", async () => {
    showEstimate({ api: answering('POST', 'journey/compute-cost', { ...costWire, total: 1, food: 1 }) });
    await expectTotal('$8,865');
  });

  it("shows the session's cost when that of its own answers cannot be loaded", async () => {
    showEstimate({ api: failing('POST', 'journey/compute-cost-by-treatment') });
    await expectTotal('$8,865');
    expect(await screen.findByText('The other destinations could not be worked out.')).toBeVisible();
  });

  it("says that no flight and no visa are needed in the visitor's own country", async () => {
    const atHome = { ...costWire, travel: 0, visa: 0, total: 7565 };
    showEstimate({
      trip: { ...trip, source: 'UAE', destination: 'UAE' },
      api: [
        answering('POST', 'journey/compute-cost', atHome),
        answering('POST', 'journey/compute-cost-by-treatment', [{ ...atHome, country: 'UAE' }]),
      ],
    });
    await expectTotal('$7,565');
    expect(within(estimate()).getAllByRole('row', { name: /none needed/ })).toHaveLength(2);
    expect(screen.getByText('Hip Replacement, at home in the UAE')).toBeVisible();
    expect(screen.getByText('Treatment in your own country: no flights and no visa')).toBeVisible();
  });

  it('counts patients in the price, and names what is not wanted', async () => {
    showEstimate({ trip: { ...trip, patients: 2, travelers: 3, flightSupport: false, visaSupport: false } });
    await expectTotal('$8,865');
    expect(within(estimate()).getByRole('row', { name: /2 patients: one hip/ })).toBeVisible();
    expect(within(estimate()).getAllByRole('row', { name: /not asked for/ })).toHaveLength(2);
    expect(screen.getByText('No flights')).toBeVisible();
  });

  it('leads to the quote form, which finds the trip in the store', async () => {
    const { user, router, store } = showEstimate();
    await user.click(screen.getByRole('button', { name: 'Request my quote' }));
    expect(router.state.location.pathname).toBe('/contact');
    expect(store.get(tripAtom)).toMatchObject({ treatmentType: '52', source: 'UK', destination: 'India' });
  });
});

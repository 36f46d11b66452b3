// @vitest-environment jsdom

import {
  answering,
  costWire,
  failing,
  network,
  screen,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { sessionAtom, tripAtom } from 'shared-contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showEstimate, wholeTrip } from '../../testing/wizard.ts';

const trip = wholeTrip();

const estimate = () => screen.getByRole('table', { name: 'Your estimate' });
const total = (amount: string) =>
  waitFor(() => expect(within(estimate()).getByRole('row', { name: /Total/ }).textContent).toContain(amount));

/** What was sent to the server, in order: `PUT food`, `POST compute-cost`. */
function sent() {
  const calls: string[] = [];
  network.events.on('request:start', ({ request }) => {
    const name = new URL(request.url).pathname.split('/').pop() ?? '';
    if (request.method === 'POST') calls.push(`POST ${name}`);
    if (request.method !== 'PUT') return;
    const index = calls.push('PUT') - 1;
    void request
      .clone()
      .json()
      .then((body: { step: string }) => (calls[index] = `PUT ${body.step}`));
  });
  return calls;
}

afterEach(() => {
  network.events.removeAllListeners();
  vi.restoreAllMocks();
});

describe('the breakdown', () => {
  it('lists the five lines with what each is for, its share, and the total in both currencies', async () => {
    const { container, said } = showEstimate();
    await total('$8,865');
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
    ).toBeTruthy();
    expect(said.announced.at(-1)).toBe('Your estimate is ready: $8,865 in all.');
    expect(await violations(container)).toEqual([]);
  });

  it('says what stands behind the figures', async () => {
    showEstimate();
    await total('$8,865');
    for (const text of [
      'Hip Replacement, from the UK to India',
      '$5,200 to $8,000',
      /^Typically \$6,200 for one hip, implant included\./,
      'At home in the UK typically $17,500, treatment alone. All in, this trip is $8,635 less.',
      'Standard hotel, $55 a night and room; two people share a room',
      'travel insurance',
      'Indicative, as of November 2026. Not an offer and not medical advice.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('shows zero with the reason when the cost cannot be computed, and tries again', async () => {
    const { user, container, said } = showEstimate({ api: failing('POST', 'journey/compute-cost') });
    expect(await screen.findByText(/^The cost cannot be computed/)).toBeTruthy();
    await total('$0');
    expect(said.announced.at(-1)).toMatch(/^The cost cannot be computed/);
    expect(await violations(container)).toEqual([]);
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your estimate' }));
    await total('$8,865');
    expect(screen.queryByText(/^The cost cannot be computed/)).toBeNull();
  });

  it('gets a session by trying again, and gives it the answers', async () => {
    const calls = sent();
    const { user, store, services } = showEstimate({ session: null });
    expect(await screen.findByText(/^The cost cannot be computed/)).toBeTruthy();
    await total('$0');
    services.session.ready = () => {
      store.set(sessionAtom, { ...store.get(sessionAtom), sessionId: 9, isCalculatorReady: true });
      return Promise.resolve(9);
    };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await total('$8,865');
    expect(calls.filter(call => /^PUT|compute-cost$/.test(call))).toEqual([
      'PUT treatment',
      'PUT destination',
      'PUT dates',
      'PUT accommodation',
      'PUT food',
      'POST compute-cost',
    ]);
  });

  it("shows the cost of its own answers when another tab's were saved to the session", async () => {
    showEstimate({ api: answering('POST', 'journey/compute-cost', { ...costWire, total: 1, food: 1 }) });
    await total('$8,865');
  });

  it('shows what the session answers when the own answers cannot be asked', async () => {
    showEstimate({ api: failing('POST', 'journey/compute-cost-by-treatment') });
    await total('$8,865');
    expect(await screen.findByText('The other destinations could not be worked out.')).toBeTruthy();
  });

  it('gives a new session all answers when its own was lost', async () => {
    const calls = sent();
    network.events.on('request:start', ({ request }) => {
      // Saved again: this session is there.
      if (request.method === 'PUT' && calls.includes('POST compute-cost')) network.resetHandlers();
    });
    showEstimate({ api: failing('POST', 'journey/compute-cost', 404) });
    await total('$8,865');
    expect(calls.filter(call => call === 'POST compute-cost')).toHaveLength(2);
  });

  it('says that no flight and no visa are needed at home', async () => {
    const atHome = { ...costWire, travel: 0, visa: 0, total: 7565 };
    showEstimate({
      trip: { ...trip, source: 'UAE', destination: 'UAE' },
      api: [
        answering('POST', 'journey/compute-cost', atHome),
        answering('POST', 'journey/compute-cost-by-treatment', [{ ...atHome, country: 'UAE' }]),
      ],
    });
    await total('$7,565');
    expect(within(estimate()).getAllByRole('row', { name: /none needed/ })).toHaveLength(2);
    expect(screen.getByText('Hip Replacement, at home in the UAE')).toBeTruthy();
    expect(screen.getByText('Treatment in your own country: no flights and no visa')).toBeTruthy();
  });

  it('counts patients in the price, and names what is not asked for', async () => {
    showEstimate({ trip: { ...trip, patients: 2, travelers: 3, flightSupport: false, visaSupport: false } });
    await total('$8,865');
    expect(within(estimate()).getByRole('row', { name: /2 patients: one hip/ })).toBeTruthy();
    expect(within(estimate()).getAllByRole('row', { name: /not asked for/ })).toHaveLength(2);
    expect(screen.getByText('No flights')).toBeTruthy();
  });

  it('leads to the quote form with the trip that fills it', async () => {
    const { user, router, store } = showEstimate();
    await user.click(screen.getByRole('button', { name: 'Request my quote' }));
    expect(router.state.location.pathname).toBe('/contact');
    expect(store.get(tripAtom)).toMatchObject({ treatmentType: '52', source: 'UK', destination: 'India' });
  });
});

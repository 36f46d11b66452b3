import {
  answering,
  costWire,
  countryWire,
  failing,
  hanging,
  holdTimers,
  inDays,
  network,
  optionsWire,
  screen,
  violations,
  waitFor,
} from '@carefare/testing';
import { formatDate } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import {
  cannotCompute,
  costFailed,
  estimateRows,
  expectTotal,
  recordRequests,
  showEstimate,
  unsaved,
} from '../../testing/wizard.ts';

describe('the breakdown', () => {
  it('lists the five lines with note and share', async () => {
    const { container, announced } = showEstimate();
    await expectTotal('$8,865');
    expect(estimateRows()).toEqual([
      'What forShareUSD',
      'Treatment one hip, implant included found70%$6,200',
      'Travel return flights for 2 people13%$1,100',
      'Visa for 2 people2%$200',
      'Accommodation 15 nights, Standard hotel9%$825',
      'Food 15 nights for 2 people, Standard6%$540',
      'Total$8,865',
    ]);
    expect(announced.at(-1)).toBe('Your estimate is ready: about $8,900 in all.');
    expect(await violations(container)).toEqual([]);
  });

  it('has a rounded total above the exact lines, and says what its figures and its range rest on', async () => {
    const bands = [{ line: 'travel' as const, low: 0.75, high: 1.25, reason: 'fares are a model' }];
    showEstimate({
      api: [
        answering('GET', 'masters/options', { ...optionsWire, bands }),
        answering('POST', 'masters/treatment-faqs', [
          { question: 'How far do most patients fly?', answer: 'About eight hours.' },
          { question: 'When may I go home?', answer: 'Wait for clearance.', topic: 'flying' },
        ]),
      ],
    });
    await expectTotal('$8,865');
    expect(screen.getByText('about $8,900', { selector: 'strong' })).toBeVisible();
    for (const text of [
      'Hip Replacement, from the UK to India',
      '$5,200 to $8,000',
      /^Typically \$6,200 for one hip, implant included\./,
      /^Paid privately in the UK: about \$17,500 \(\$14,000 to \$22,800\), \. .*Whether it is worth the journey is for you and your doctor\.$/,
      'The whole trip: about $8,600 less than privately at home.',
      'Standard hotel, $55 a night and room',
      'travel insurance',
      'The hotel is counted for every night, any in hospital too',
      `The flight home is on the last day, ${formatDate(inDays(75))}, if the clinic agrees`,
      'a reserve of 10 to 30% for complications and a longer stay',
      'Indicative, as of November 2026. Not an offer and not medical advice.',
      'The treatment may cost $5,200 to $8,000. Other lines may differ: flights by up to 25%. These shares are our assumption.',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(await screen.findByText('When to fly: Wait for clearance.')).toBeVisible();
  });

  it('speaks of hospital nights and of what is not included as the price of the treatment does, and rounds its range', async () => {
    showEstimate({
      api: answering('POST', 'masters/treatment-countries', [
        countryWire({
          price_low: 7_850,
          price_high: 12_750,
          includes: ['operating room'],
          excludes: ['transfers and other transport there'],
        }),
      ]),
    });
    await expectTotal('$8,865');
    expect(await screen.findByText('$7,900 to $12,800')).toBeVisible();
    expect(screen.getByText('Standard hotel, $55 a night and room')).toBeVisible();
    expect(screen.queryByText(/hospital too/)).toBeNull();
    expect(screen.getAllByText(/transfers|insurance/).map(({ textContent }) => textContent)).toEqual([
      'transfers and other transport there',
    ]);
  });

  it('shows no figure and the reason when it cannot be computed, and can be retried', async () => {
    const { user, container, announced } = showEstimate({ api: cannotCompute });
    expect(await screen.findByText(costFailed)).toBeVisible();
    await expectTotal('–');
    expect(container).not.toHaveTextContent('$0');
    for (const name of ['Request my quote', 'Print or save as PDF', /^Copy a link/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(announced.some(text => costFailed.test(text))).toBe(true);
    expect(await violations(container)).toEqual([]);
    network.resetHandlers();
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    expect(screen.getByRole('heading', { name: 'Your estimate' })).toHaveFocus();
    await expectTotal('$8,865');
    expect(screen.queryByText(costFailed)).toBeNull();
  });

  it('says that it takes long, and offers nothing to print, share or send before there is a total', async () => {
    const slow = holdTimers(2_000);
    const { announced } = showEstimate({ api: hanging('POST', 'journey/compute-cost-by-treatment') });
    await screen.findByText('Working out your estimate …');
    await waitFor(() => expect(slow.isWaiting()).toBe(true));
    slow.elapse();
    expect(screen.getByText('Still working it out …')).toBeVisible();
    expect(announced.at(-1)).toBe('Still working it out …');
    expect(screen.queryByRole('button', { name: /quote|print|link|share/i })).toBeNull();
  });

  it.each([
    ['computed', 'POST', 'journey/compute-cost'],
    ['read', 'GET', 'journey/8/cost'],
  ] as const)(
    "shows its figures when the session's cost cannot be %s, says so, and tries again by itself",
    async (_case, method, path) => {
      const later = holdTimers(20_000);
      const { announced } = showEstimate({ api: failing(method, path) });
      await expectTotal('$8,865');
      expect(await screen.findByText(unsaved)).toBeVisible();
      expect(announced.filter(text => unsaved.test(text))).toHaveLength(1);
      expect(screen.getByRole('button', { name: 'Request my quote' })).toBeVisible();
      const requests = recordRequests();
      later.elapse();
      await waitFor(() => expect(requests).toEqual(['POST compute-cost']));
      expect(screen.getByText(unsaved)).toBeVisible();
      network.resetHandlers();
      later.elapse();
      await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull());
      await expectTotal('$8,865');
      expect(announced.filter(text => unsaved.test(text))).toHaveLength(1);
    },
  );

  it("shows the cost of its own answers when another tab's were saved to the session", async () => {
    const own = [{ country: 'India', ...costWire, basis: 'found' }];
    const later = new Promise<object>(resolve =>
      network.events.on('response:mocked', ({ request }) => {
        if (request.url.endsWith('/journey/8/cost')) resolve(own);
      }),
    );
    showEstimate({
      api: [
        answering('GET', 'journey/8/cost', { ...costWire, total: 1, food: 1 }),
        answering('POST', 'journey/compute-cost-by-treatment', later),
      ],
    });
    await expectTotal('$8,865');
  });

  it("shows the session's cost when that of its own answers cannot be loaded", async () => {
    showEstimate({
      api: [
        failing('POST', 'journey/compute-cost-by-treatment'),
        answering('GET', 'journey/8/cost', { ...costWire, food: 541, total: 8_866 }),
      ],
    });
    await expectTotal('$8,866');
    expect(await screen.findByText('The other destinations could not be worked out.')).toBeVisible();
  });
});

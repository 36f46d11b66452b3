import {
  aDatedTrip,
  answering,
  costWire,
  countryWire,
  destinationWire,
  optionsWire,
  screen,
  treatmentWire,
  waitFor,
  within,
} from '@carefare/testing';
import { OTHER_SOURCE } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { estimate, estimateRows, expectTotal, showEstimate } from '../../testing/wizard.ts';

const trip = aDatedTrip();

describe('the breakdown of a particular trip', () => {
  it("says that no flight, visa and hotel are needed in the visitor's own country", async () => {
    const atHome = { ...costWire, travel: 0, visa: 0, accommodation: 0, total: 6740 };
    const bands = (['travel', 'food'] as const).map(line => ({
      line,
      low: 0.8,
      high: 1.2,
      reason: 'a model',
    }));
    showEstimate({
      trip: { ...trip, source: 'UAE', destination: 'UAE' },
      api: [
        answering('POST', 'masters/treatment-countries', [countryWire({ country: 'UAE' })]),
        answering('POST', 'journey/compute-cost', atHome),
        answering('POST', 'journey/compute-cost-by-treatment', [
          { ...atHome, country: 'UAE', low: 6000, high: 8000 },
        ]),
        answering('GET', 'masters/options', { ...optionsWire, bands }),
      ],
    });
    await expectTotal('$6,740');
    expect(await screen.findByText(/^The price of the treatment may vary\./)).toHaveTextContent(
      /Other lines may differ: food by up to 20%\. These/,
    );
    expect(within(estimate()).getAllByRole('row', { name: / – none$/ })).toHaveLength(3);
    expect(screen.getByText('Hip Replacement, at home in the UAE')).toBeVisible();
    expect(screen.getByText('Treatment in your own country: no flights, no visa and no hotel')).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Change Food and support' }).closest('dl > div'),
    ).toHaveTextContent(/^Food and supportStandardChange/);
    expect(screen.queryByRole('button', { name: 'Save to my calendar' })).toBeNull();
  });

  it('names flights and visa as not included for a country that is not listed', async () => {
    const { container } = showEstimate({ trip: { ...trip, source: OTHER_SOURCE } });
    await expectTotal('$8,865');
    expect(screen.getByText('Hip Replacement in India')).toBeVisible();
    for (const line of ['Travel', 'Visa'])
      expect(within(estimate()).getByRole('row', { name: new RegExp(`^${line}`) })).toHaveTextContent(
        `${line} not included: your country is not listed––`,
      );
    expect(
      screen.getByText('Flights and visa are not included, because your country is not listed'),
    ).toBeVisible();
    expect(container).not.toHaveTextContent(OTHER_SOURCE);
  });

  it('says as plainly that the trip costs more, and from how many units on it is less', async () => {
    showEstimate({
      trip: { ...trip, units: 1, companions: 0 },
      api: [
        answering('GET', 'masters/treatments', [
          treatmentWire({ typical_units: 8, unit: { one: 'veneer', many: 'veneers', max: 32 } }),
        ]),
        answering('POST', 'journey/compute-cost-by-treatment', [
          {
            ...costWire,
            country: 'India',
            low: 8_465,
            high: 9_265,
            home_price: { typical: 8_000, low: 8_000, high: 8_000 },
            less_than_home: { from_units: 2, up_to_companions: 1 },
          },
        ]),
      ],
    });
    expect(
      await screen.findByText(/The whole trip: about \$870 more than privately at home\./),
    ).toBeVisible();
    expect(await screen.findByText(/It is less from 2 veneers on\./)).toHaveTextContent(
      'With one companion it would be less than at home.',
    );
  });

  it('counts the later of two flights home in what would be less, as the API does', async () => {
    const ranged = { ...costWire, country: 'India', low: 8_465, high: 9_265 };
    const later = {
      ...ranged,
      after: '3 months',
      stay: 15,
      advised_by: 'guideline',
      total: 9_865,
      high: 10_265,
    };
    const { announced } = showEstimate({
      trip: { ...trip, companions: 0 },
      api: answering('POST', 'journey/compute-cost-by-treatment', [
        {
          ...ranged,
          later,
          home_price: { typical: 20_000, low: 20_000, high: 20_000 },
          less_than_home: { from_units: null, up_to_companions: 0 },
        },
      ]),
    });
    expect(await screen.findByText(/With a companion that is no longer certain\./)).toBeVisible();
    await waitFor(() =>
      expect(announced.at(-1)).toBe('Your estimate is ready: about $8,900 or about $9,900 in all.'),
    );
  });

  it.each([
    [1, 'You were told about $10,000 at home. The whole trip: '],
    [
      2,
      'You were told about $10,000 at home for one patient: about $20,000 for 2 patients. The whole trip: ',
    ],
  ])('says what the visitor was told as they were told it, for %d of them', async (patients, words) => {
    const { user } = showEstimate({ trip: { ...trip, patients, companions: 0 } });
    await expectTotal('$8,865');
    await user.type(screen.getByRole('textbox', { name: /^What were you told at home/ }), '10,000');
    const heading = screen.getByRole('heading', { name: 'Does it save money?' });
    expect(heading.parentElement).toHaveTextContent(words);
  });

  it('ends the sentence with the price at home where no price book says what it rests on', async () => {
    showEstimate({ absent: ['/prices'] });
    expect(await screen.findByText(/^Paid privately in the UK/)).toHaveTextContent(
      'Paid privately in the UK: about $17,500 ($14,000 to $22,800). The whole trip: ',
    );
  });

  it('compares nothing where the price at home is not known', async () => {
    showEstimate({ trip: { ...trip, source: 'Kenya' } });
    await expectTotal('$8,865');
    expect(screen.getByText(/^We have no reliable price in Kenya yet, so we cannot say/)).toBeVisible();
    expect(screen.queryByText(/(?:than|as) privately at home/)).toBeNull();
  });

  it('calls a total without flights so, compares it with nothing, and speaks of no flight home', async () => {
    const { announced } = showEstimate({
      trip: { ...trip, flightSupport: false, visaSupport: false },
      api: answering('POST', 'masters/treatment-faqs', [
        { question: 'When may I go home?', answer: 'Wait for clearance.', topic: 'flying' },
      ]),
    });
    await expectTotal('$8,865');
    expect(screen.getByText('Without flights and visa')).toBeVisible();
    expect(announced.at(-1)).toBe('Your estimate is ready: about $8,900 without flights and visa.');
    for (const line of ['Travel', 'Visa'])
      expect(within(estimate()).getByRole('row', { name: new RegExp(`^${line}`) })).toHaveTextContent(
        `${line} not counted, as you chose––`,
      );
    expect(screen.getByText('No flights')).toBeVisible();
    expect(await screen.findByText(/^Without flights, totals of different countries/)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Destinations compared' })).toBeNull();
    expect(screen.queryByText(/^all in|at home|flight home|when to fly|airline/i)).toBeNull();
  });

  it('leaves out no visa where nobody needs one', async () => {
    showEstimate({
      trip: { ...trip, flightSupport: true, visaSupport: false },
      api: answering('GET', 'masters/destinations', [destinationWire({ visa_fees: { UK: 0 } })]),
    });
    await expectTotal('$8,865');
    expect(await screen.findByText('All in')).toBeVisible();
    expect(screen.queryByText(/without visa|no visa|not counted/i)).toBeNull();
  });

  it('has the total for two, and next to its own that of the flight home that a guideline allows', async () => {
    const later = {
      stay: 15,
      after: '3 months',
      advised_by: 'NHS',
      total: 14_000,
      low: 12_000,
      high: 16_000,
    };
    const home = { home_price: { typical: 9_000, low: 8_500, high: 9_500, basis: 'found' } };
    const costs = [
      { country: 'India', ...costWire, low: 8_000, high: 9_900, basis: 'found', later, ...home },
    ];
    showEstimate({
      trip: { ...trip, companions: 0, travelers: 1 },
      api: [
        answering('POST', 'journey/compute-cost-by-treatment', costs),
        answering('GET', 'masters/treatments', [
          treatmentWire({
            companions: { usual: 1, note: 'Add a companion.' },
            earliest_flight: { days: 90, after: '3 months', text: 'Wait three months.', source: 'NHS' },
          }),
        ]),
      ],
    });
    expect(
      await screen.findByText('For two: about $8,900, about $14,000 if you fly after 3 months'),
    ).toBeVisible();
    const head = screen.getByText('fly after 15 nights, if your surgeon and airline agree').parentElement;
    expect(head).toHaveTextContent('about $8,900');
    const second = screen.getByText('fly after 3 months, NHS').parentElement;
    expect(second).toHaveTextContent(/^about \$14,000/);
    expect(second?.className).toBe(head?.className);
    // What the later flight adds.
    expect(estimateRows().slice(-3)).toEqual([
      'Total fly after 15 nights$8,865',
      'Longer stay hotel and food until the later flight$5,135',
      'Total fly after 3 months$14,000',
    ]);
    expect(
      screen.getByText(
        /If you fly after 15 nights: about the same\. If you fly after 3 months: about \$5,000 more\./,
      ),
    ).toBeVisible();
    expect(screen.getByText('Add a companion.')).toBeVisible();
    expect(screen.getByText('Wait three months. (NHS)')).toBeVisible();
  });

  it('has what the price lacks in a row and before the total', async () => {
    showEstimate({
      trip: { ...trip, flightSupport: false },
      api: answering('GET', 'masters/treatments', [
        treatmentWire({ left_out: [{ name: 'Stimulation medicines', short: 'medicines' }] }),
      ]),
    });
    await expectTotal('$8,865');
    expect(screen.getByText('Without flights and medicines')).toBeVisible();
    expect(
      within(estimate()).getByRole('row', { name: 'Stimulation medicines not known, ask the clinic – –' }),
    ).toBeVisible();
  });

  it('leads to the check of a clinic’s quote, with the trip’s treatment and country filled in, and to the quote form', async () => {
    const { user, router } = showEstimate();
    await expectTotal('$8,865');
    await user.click(screen.getByRole('link', { name: 'Check a quote from a clinic against our list' }));
    expect(router.state.location).toMatchObject({
      pathname: '/check-a-quote',
      state: { treatment: '52', country: 'India' },
    });
    await user.click(screen.getByRole('button', { name: 'Request my quote' }));
    expect(router.state.location.pathname).toBe('/contact');
  });
});

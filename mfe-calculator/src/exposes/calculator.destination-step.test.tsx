import {
  act,
  aDatedTrip,
  answering,
  countryWire,
  failing,
  network,
  screen,
  violations,
  waitFor,
} from '@carefare/testing';
import { OTHER_SOURCE, prefillAtom, residenceAtom, toldPricesAtom, tripAtom } from 'shared-contracts';
import { guessResidenceAtom, takeKnownAnswersAtom } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import { cardOf, costIn, fiveCountries, next, showStep } from '../../testing/wizard.ts';

const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

describe('the locations step', () => {
  it('shows the price of the treatment alone, and once the source is known the whole trips, cheapest first', async () => {
    const { user, container, store } = await showStep('destination', {
      trip: aDatedTrip({ source: null }),
      api: fiveCountries,
    });
    await screen.findByRole('radio', { name: /India/ });
    expect(cardOf(/India/)).toBe('India $6,200 $5,200 to $8,000, plus travel');
    const alone = 'Typical prices of the treatment alone, for one hip, implant included.';
    expect(screen.getByText(alone)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Where do you travel from?'), 'UK');
    await waitFor(() =>
      expect(radios().map(({ value }) => value)).toEqual(['Turkey', 'India', 'Spain', 'Mexico', 'Thailand']),
    );
    expect(cardOf(/India/)).toBe(
      'India about £6,740\n≈\u00a0$8,900 £5,980 to £8,110\nabout £6,560 less than privately at home\ntreatment £4,710',
    );
    expect(screen.queryByText(alone)).toBeNull();
    expect(
      screen.getByText(
        /^The whole trip, 2 travellers, 15 nights: treatment, flights, visa, hotel and food\./,
      ),
    ).toBeVisible();
    expect(await violations(container)).toEqual([]);
    act(() => store.set(takeKnownAnswersAtom, { currency: 'EUR' }));
    await waitFor(() => expect(cardOf(/India/)).toMatch(/^India about €7,710\n≈\u00a0\$8,900 €/));
  });

  it('has two totals in a card, where a guideline lets patients fly home later, and says once when each holds', async () => {
    const { after, advised_by, stay } = { after: '3 months', advised_by: 'NHS', stay: 15 };
    const later = { after, advised_by, stay, total: 14_000, low: 12_000, high: 16_000 };
    await showStep('destination', {
      trip: aDatedTrip({ source: 'UK' }),
      api: [
        answering('POST', 'journey/compute-cost-by-treatment', [{ ...costIn('India', 0), later }]),
        answering('POST', 'masters/treatment-countries', [countryWire({ stay_days: 15 })]),
      ],
    });
    await waitFor(() => expect(cardOf(/India/)).toContain('3 months'));
    expect(cardOf(/India/)).toBe(
      'India  fly after 15 nights about $8,900 $7,900 to $10,700, about $8,600 less fly after 3 months about $14,000 $12,000 to $16,000, probably less treatment $6,200',
    );
    expect(
      screen.getByText(
        /^Two totals a country: fly after the stay, if your surgeon and airline agree, or when guidelines let you\./,
      ),
    ).toBeVisible();
  });

  it('compares with what was told for one patient while their number is missing', async () => {
    const { store } = await showStep('destination', {
      trip: aDatedTrip({ patients: 0 }),
      api: fiveCountries,
    });
    const price = { amount: 20_000, currency: 'USD', units: 1, source: 'UK' };
    act(() => store.set(toldPricesAtom, { treatmentId: '52', price }));
    await waitFor(() => expect(cardOf(/India/)).toContain('about $11,100 less than privately at home'));
  });

  it('names flights and visa as not included for a country that is not listed', async () => {
    const { user, store } = await showStep('destination', { api: fiveCountries });
    await screen.findByRole('radio', { name: /India/ });
    await user.selectOptions(screen.getByLabelText('Where do you travel from?'), 'Another country');
    expect(store.get(tripAtom).source).toBe(OTHER_SOURCE);
    await screen.findByText(
      /treatment, hotel and food\. Without flights and visa\. Your country is not listed\./,
    );
    expect(cardOf(/India/)).toBe(
      'India about $8,900 $7,900 to $10,700\ntreatment $6,200; without flights and visa',
    );
  });

  it('has the guessed residence preselected and marked; Next answers with it', async () => {
    const { user, store } = await showStep('destination', { trip: aDatedTrip({ source: null }) });
    act(() => store.set(guessResidenceAtom, 'GB'));
    const field = screen.getByLabelText('Where do you travel from?');
    expect(field).toHaveValue('UK');
    expect(field).toHaveAccessibleDescription('Guessed from your connection: please check.');
    await waitFor(() => expect(cardOf(/India/)).toMatch(/^India about £6,740/));
    expect(store.get(tripAtom).source).toBeNull();
    await user.click(next());
    await waitFor(() => expect(store.get(tripAtom).source).toBe('UK'));
    expect(store.get(residenceAtom)).toEqual({ country: 'UK', isGuess: false });
  });

  it('keeps the treatment prices, rounded, when the costs cannot be worked out', async () => {
    await showStep('destination', {
      api: [
        failing('POST', 'journey/compute-cost-by-treatment'),
        answering('POST', 'masters/treatment-countries', [
          countryWire({ price_low: 7_850, price_high: 12_750 }),
        ]),
      ],
    });
    expect(await screen.findByText('The estimate could not be worked out.')).toBeVisible();
    expect(cardOf(/India/)).toMatch(/^India \$6,200 \$7,900 to \$12,800, plus travel$/);
  });

  it("shows the visitor's own country last and marked", async () => {
    network.use(
      answering('POST', 'journey/compute-cost-by-treatment', [costIn('UAE', -900), costIn('India', 0)]),
      answering('POST', 'masters/treatment-countries', [
        countryWire({ country: 'UAE', baseprice: 11000 }),
        countryWire(),
      ]),
    );
    await showStep('destination', { trip: aDatedTrip({ source: 'UAE' }) });
    await screen.findByRole('radio', { name: /UAE/ });
    expect(radios().map(({ value }) => value)).toEqual(['India', 'UAE']);
    await waitFor(() =>
      expect(cardOf(/UAE/)).toBe(
        'UAE about $8,000 your own country: no travel, no visa\n$7,000 to $9,800\ntreatment $5,300',
      ),
    );
    expect(radios().map(({ value }) => value)).toEqual(['India', 'UAE']);
  });

  it('says that no destination is offered, and leads to a quote', async () => {
    const { announced } = await showStep('destination', {
      api: answering('POST', 'masters/treatment-countries', []),
    });
    const text = 'No destinations are offered for this treatment at the moment.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(announced).toContain(text);
    expect(screen.getByRole('link', { name: 'Ask for a quote instead' })).toHaveAttribute('href', '/contact');
  });

  it('announces that another destination is shown in place of one that is not offered', async () => {
    const { store, announced } = await showStep('destination', {
      trip: { ...aDatedTrip(), destination: null },
    });
    act(() => store.set(prefillAtom, { country: 'Mexico', treatmentId: '52' }));
    const text = 'Mexico is not offered for this treatment; Thailand is shown instead.';
    await waitFor(() => expect(announced).toContain(text));
  });
});

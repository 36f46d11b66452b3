import {
  act,
  answering,
  failing,
  hanging,
  network,
  screen,
  treatmentTripsWire,
  treatmentWire,
  tripCostsWire,
  violations,
  waitFor,
} from '@carefare/testing';
import { section7Site } from '@carefare/testing/section-7-api';
import { prefillAtom, toldPricesAtom, tripAtom, wizardViewAtom } from 'shared-contracts';
import { takeKnownAnswersAtom } from 'shared-contracts/host';
import { describe, expect, it, vi } from 'vitest';
import { findCard, findSource, showEstimate, span } from '../../testing/quick-estimate.tsx';

describe('the estimate of a treatment in a country', () => {
  it('is what the usual trip costs all in from anywhere until it is known where the visitor lives', async () => {
    const { container } = showEstimate();
    const shown = await findCard();
    expect(shown.getByText('$7,500 to $8,500').parentElement).toHaveTextContent('$7,500 to $8,500 all in');
    const note = screen.getByText('Choose where you live to see the whole trip for one patient, 15 nights.');
    expect(note).toBeVisible();
    expect(note.parentElement).toHaveTextContent(/For now you see the range of all home countries\.$/);
    expect(container.textContent).not.toMatch(/less than/);
    expect(await violations(container)).toEqual([]);
  });

  it('becomes the visitor’s own, with its comparison, once they say where they live', async () => {
    const { user, container, recorded } = showEstimate();
    const shown = await findCard();
    await user.selectOptions(await findSource(), 'UK');
    const total = await shown.findByText('about £6,040');
    expect(total.parentElement).toHaveTextContent('about £6,040 all in ≈ $7,900');
    expect(shown.getByText(/^£5,\d{3} to £7,\d{3}$/)).toBeVisible();
    expect(shown.getByText('about £7,260 less than privately at home')).toBeVisible();
    expect(shown.queryByText(/home country/)).toBeNull();
    const terms =
      'All in from the UK: 1 patient, 15 nights, standard hotel and food. Privately at home: about £13,300 (£10,600 to £17,300).';
    expect(screen.getByText(terms)).toBeVisible();
    expect(recorded.announced).toEqual([
      'All in from the UK: 1 patient, 15 nights, standard hotel and food.',
    ]);
    expect(await violations(container)).toEqual([]);
  });

  const tripsWith = (fields: Parameters<typeof treatmentTripsWire>[0]) =>
    answering('GET', 'masters/trip-costs', tripCostsWire({ treatments: [treatmentTripsWire(fields)] }));
  const tripsAgainst = (home: number | null) => tripsWith({ home, home_range: null });

  it.each([
    [17_500, 'about £7,260 less than', true],
    [9_000, 'probably less than', false],
  ])(
    'says against %s USD at home: %s, and emphasises only what is surely less',
    async (home, words, isEmphasised) => {
      const { user } = showEstimate({ api: tripsAgainst(home) });
      await user.selectOptions(await findSource(), 'UK');
      const comparison = await screen.findByText(`${words} privately at home`);
      expect(comparison.hasAttribute('data-less')).toBe(isEmphasised);
    },
  );

  it('compares with nothing where the price at home is not known', async () => {
    const { user } = showEstimate({ api: tripsAgainst(null) });
    await user.selectOptions(await findSource(), 'Kenya');
    expect(await screen.findByText(/No reliable price at home yet/)).toBeVisible();
    expect(screen.queryByText(/(?:than|as) privately at home/)).toBeNull();
  });

  it('compares with what the visitor was told at home, in their currency', async () => {
    const { user, store, container } = showEstimate({ api: tripsAgainst(null) });
    await user.selectOptions(await findSource(), 'UK');
    await user.click(screen.getByText('Were you told a price at home?'));
    const field = await screen.findByRole('textbox', { name: 'What were you told at home in the UK?' });
    expect(field).toHaveAccessibleDescription('The whole price for one patient, in GBP. We compare with it.');
    await user.type(field, '£8,000.00 ');
    const told = () => store.get(toldPricesAtom)[52];
    expect(told()).toEqual({ amount: 8_000, currency: 'GBP', units: 1, source: 'UK' });
    expect(await screen.findByText(/You were told about £8,000 at home\.$/)).toBeVisible();
    expect(await screen.findByText('about £1,960 less than privately at home')).toBeVisible();
    expect(await violations(container)).toEqual([]);
    // As they were told, whatever the page shows amounts in now.
    act(() => store.set(takeKnownAnswersAtom, { currency: 'EUR' }));
    await user.type(field, '{Backspace>7}500');
    expect(told()).toMatchObject({ amount: 8_500, currency: 'GBP' });
    // In another country it was not told.
    await user.selectOptions(await findSource(), 'USA');
    expect(await screen.findByText(/No reliable price at home yet/)).toBeVisible();
    await user.selectOptions(await findSource(), 'UK');
    expect(await screen.findByText(/You were told about /)).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: /^What were you told/ }));
    expect(await screen.findByText(/No reliable price at home yet/)).toBeVisible();
  });

  it('refuses what is not one amount in their currency, next to the field, and compares nothing with it', async () => {
    const { user, store, container, recorded } = showEstimate({ api: tripsAgainst(17_500) });
    await user.selectOptions(await findSource(), 'UK');
    await user.click(screen.getByText('Were you told a price at home?'));
    const field = await screen.findByRole('textbox', { name: /^What were you told/ });
    await user.type(field, '$9,000');
    expect(field).toBeValid();
    await user.tab();
    const refused =
      'Please enter the whole price as one amount in GBP, in digits. Until then we do not compare with it.';
    expect(screen.getByText(refused)).toBeVisible();
    expect(recorded.announced.at(-1)).toBe(refused);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(refused));
    expect(field).toHaveValue('$9,000');
    expect(store.get(toldPricesAtom)).toEqual({});
    expect(screen.getByText(/Privately at home: about £13,300/)).toBeVisible();
    expect(await violations(container)).toEqual([]);
    await user.clear(field);
    expect(field).toBeValid();
    // Less than a dollar would be shown as nothing.
    act(() =>
      store.set(toldPricesAtom, {
        treatmentId: '52',
        price: { amount: 0.5, currency: 'GBP', units: 1, source: 'UK' },
      }),
    );
    expect(screen.getByText(/Privately at home: about £13,300/)).toBeVisible();
    await user.type(field, '{Control>}a{/Control}9k{Enter}');
    expect(await screen.findByText(/You were told about £9,000 at home\.$/)).toBeVisible();
    expect(screen.queryByText(refused)).toBeNull();
  });

  it('names flights and visa as not included for a country that is not listed', async () => {
    const { user, container } = showEstimate({
      api: answering('GET', 'masters/trip-costs', tripCostsWire({ travel_included: false })),
    });
    await user.selectOptions(await findSource(), 'Another country');
    const total = await screen.findByText('about $7,900');
    expect(total.parentElement).toHaveTextContent('about $7,900 plus flights and visa');
    expect(
      screen.getByText(/^Without flights and visa: 1 patient, 15 nights, travel not included/),
    ).toBeVisible();
    expect(container).not.toHaveTextContent(/Other,|all in/);
    await user.click(screen.getByText('Were you told a price at home?'));
    expect(screen.getByText('We know no whole trip from there, so we cannot compare.')).toBeVisible();
  });

  it('says so when there is no total', async () => {
    const { user } = showEstimate({
      api: answering('GET', 'masters/trip-costs', tripCostsWire({ treatments: [] })),
    });
    await user.selectOptions(await findSource(), 'UK');
    expect(await screen.findByText(/^We know no total for this treatment yet/)).toBeVisible();
  });

  it('does not say that it knows no trip from there while totals load', async () => {
    const { user } = showEstimate({ api: hanging('GET', 'masters/trip-costs') });
    await user.selectOptions(await findSource(), 'UK');
    await user.click(screen.getByText('Were you told a price at home?'));
    expect(screen.getAllByText('Adding up the whole trip…')).toHaveLength(2);
    expect(screen.queryByText(/We know no whole trip from there/)).toBeNull();
  });

  it('says so, calmly, when totals cannot be loaded, with a way to try again', async () => {
    const { user, container } = showEstimate({ api: failing('GET', 'masters/trip-costs') });
    await user.selectOptions(await findSource(), 'UK');
    const failed =
      'The cost of the whole trip could not be loaded. For now you see the range of all home countries.';
    expect(await screen.findByText(failed)).toBeVisible();
    expect((await findCard()).getByText('£5,670 to £6,470')).toBeVisible();
    await user.click(screen.getByText('Were you told a price at home?'));
    expect(screen.getByText('The cost of the whole trip could not be loaded.')).toBeVisible();
    expect(screen.queryByText(/We know no whole trip from there/)).toBeNull();
    expect(await violations(container)).toEqual([]);
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('about £7,260 less than privately at home')).toBeVisible();
  });

  describe('where a guideline asks for a later flight home', () => {
    const wire = treatmentWire({
      companions: { usual: 1, note: 'Add a companion.' },
      earliest_flight: { days: 90, after: '3 months', text: 'Wait three months.', source: 'NHS' },
    });
    const later = { stay: 15, after: '3 months', advised_by: 'NHS', total: 12_000, low: 9_000, high: 14_000 };
    const costs = treatmentTripsWire().costs.map(cost => Object.assign(cost, { later }));
    const api = [answering('GET', 'masters/treatments', [wire]), tripsWith({ costs })];

    it('has both totals with all their conditions, and the total for two, in a page that is about them', async () => {
      const { store } = showEstimate({ api }, { country: 'India', ...span, isMain: true, isUsual: true });
      expect(await screen.findByText('Add a companion. Wait three months. NHS')).toBeVisible();
      act(() => store.set(tripAtom, { source: 'UK' }));
      expect(await screen.findByText('For two: about £6,740')).toBeVisible();
      const first = screen.getByText('fly after 15 nights, if your surgeon and airline agree').parentElement;
      expect(first).toHaveTextContent(/about £6,040.*less than privately at home$/);
      const second = screen.getByText('fly after 3 months, NHS').parentElement;
      expect(second).toHaveTextContent(/about £9,120.*privately at home$/);
      expect(screen.queryByRole('link', { name: /^Estimate my trip/ })).toBeNull();
    });

    it('has both in short in a card, and below the cards what each depends on', async () => {
      const { store } = showEstimate({ api });
      act(() => store.set(tripAtom, { source: 'UK' }));
      const first = (await screen.findByText('fly after 15 nights')).parentElement;
      expect(first).toHaveTextContent(/^about £6,040 fly after 15 nights.*about £7,260 less$/);
      const second = screen.getByText('fly after 3 months').parentElement;
      expect(second).toHaveTextContent(/^about £9,120 fly/);
      expect(
        screen.getByText(
          'Fly after 15 nights: only if your surgeon and airline agree. Fly after 3 months: NHS advice. Add a companion. Wait three months. NHS',
        ),
      ).toBeVisible();
    });
  });

  it('opens step 2 of the calculator with that country, by the key Enter', async () => {
    const { user, store, router } = showEstimate();
    (await screen.findByRole('link', { name: 'Estimate my trip to India' })).focus();
    await user.keyboard('{Enter}');
    expect(router.state.location).toMatchObject({ pathname: '/', hash: '#calculator-section' });
    await waitFor(() => expect(store.get(wizardViewAtom)).toBe('destination'));
    expect(store.get(tripAtom)).toMatchObject({
      treatmentType: '52',
      destination: null,
      accommodationDuration: 15,
    });
    expect(store.get(prefillAtom)).toEqual({ country: 'India', treatmentId: '52' });
  });

  it('stays on step 1, keeps the prefill and only logs when saving fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, store, recorded } = showEstimate({ api: failing('PUT', 'journey/*') });
    await user.click(await screen.findByRole('link', { name: 'Estimate my trip to India' }));
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(store.get(wizardViewAtom)).toBe('treatment');
    expect(store.get(prefillAtom)?.country).toBe('India');
    expect(recorded.toasts).toEqual([]);
  });

  it('has an address for new tabs and pages without code', async () => {
    showEstimate();
    expect(await screen.findByRole('link', { name: 'Estimate my trip to India' })).toHaveAttribute(
      'href',
      '/?treatment=hip-replacement&to=india#calculator-section',
    );
  });

  it.each([
    ['of a treatment that is not listed', { slug: 'other' }],
    ['without a treatment', { slug: '' }],
  ])('is nothing %s', async (_what, params) => {
    const { container } = showEstimate({ params });
    await findSource();
    const rest = container.cloneNode(true) as HTMLElement;
    rest.querySelector('[data-choice]')?.remove();
    expect(rest.textContent).toBe('');
  });

  it('is only the way to the calculator where the API knows no trips', async () => {
    const { container } = showEstimate(section7Site, { country: 'India' });
    await findCard();
    expect(container).toHaveTextContent(/^Estimate my trip to India$/);
  });
});

import {
  act,
  answering,
  network,
  screen,
  treatmentTripsWire,
  treatmentWire,
  tripCostsWire,
  tripCostWire,
  violations,
} from '@carefare/testing';
import { prefillAtom } from 'shared-contracts';
import { takeKnownAnswersAtom } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import { renderCountry, rowOf } from '../../testing/country-page.ts';

const PATH = '/destinations/india';

describe('a country', () => {
  it('has its own figures: treatments, home countries, languages, visa', async () => {
    const { container, store } = renderCountry(PATH);
    await screen.findByText('Before you travel');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Treatment in India');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What treatment costs in India',
      'Travelling to India, by home country',
      'Before you travel',
      'What would it cost you in India?',
    ]);
    expect(rowOf('Hip Replacement')).toHaveTextContent('Hip Replacement15 nights$6,200');
    expect(rowOf('UK')).toHaveTextContent(
      'UK8.5 hours$100about $7,900 all in$6,900 to $9,700about $9,600 less than privately at home',
    );
    expect(rowOf('Bangladesh')).toHaveTextContent(
      'about $7,500 all in$6,500 to $9,300about $1,500 more than privately at home',
    );
    for (const text of ['English, Hindi', 'Up to 60 days.', /Food without meat/])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/Indicative, as of November 2026.*Not medical advice/)).toBeVisible();
    expect(await violations(container)).toEqual([]);

    act(() => store.set(takeKnownAnswersAtom, { currency: 'GBP' }));
    await screen.findByText('US$1 is 0.76 GBP, rate of 1 November 2026.');
    expect(rowOf('UK')).toHaveTextContent(/about £6,040 all in ≈ \$7,900£5,280 to £7,410about £7,260 less/);
    expect(rowOf('Hip Replacement')).toHaveTextContent(/£4,710 £4,940 to £7,410 all in$/);
  });

  it('shows whole trips against home once it is known where the visitor lives', async () => {
    const { user } = renderCountry(PATH);
    await screen.findByText('Before you travel');
    expect(rowOf('Hip Replacement')).toHaveTextContent(/\$6,200 \$6,500 to \$9,700 all in$/);
    expect(screen.getByText(/For now you see the range of all home countries/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('I live in'), 'UK');
    await screen.findByText(/^All in from the UK/);
    expect(rowOf('Hip Replacement')).toHaveTextContent('about £7,260 less than privately at home');
    expect(
      screen.getByText(/^All in from the UK: one patient, the treatment’s trips and days/),
    ).toBeVisible();
  });

  it('shows one treatment of each category, and all others on request, with what a price counts', async () => {
    const implants = treatmentWire({
      id: '37',
      name: 'Dental Implants',
      category: 'Dental',
      unit: { one: 'implant', many: 'implants', max: 32 },
      typical_units: 2,
      order: 1,
    });
    const veneers = treatmentWire({ id: '38', name: 'Dental Veneers', category: 'Dental', order: 5 });
    network.use(answering('GET', 'masters/treatments', [treatmentWire(), veneers, implants]));
    const treatments = [52, 38, 37].map(treatment_id => treatmentTripsWire({ treatment_id }));
    renderCountry(PATH, { api: answering('GET', 'masters/trip-costs', tripCostsWire({ treatments })) });
    const rest = (await screen.findByText('Show all 3')).closest('details') as HTMLDetailsElement;
    expect(rest.open).toBe(false);
    expect(rest).toContainElement(screen.getByText('Dental Veneers'));
    expect(rest).not.toContainElement(rowOf('Dental Implants'));
    expect(rest).not.toContainElement(rowOf('Hip Replacement'));
    expect(rowOf('Dental Implants')).toHaveTextContent('$6,200 for 2 implants');
  });

  it('has what has to stand next to a price below its row, across the table', async () => {
    const treatments = [treatmentTripsWire({ costs: [tripCostWire({ note: 'Not confirmed.' })] })];
    renderCountry(PATH, { api: answering('GET', 'masters/trip-costs', tripCostsWire({ treatments })) });
    await screen.findByText('Before you travel');
    const note = screen.getByRole('cell', { name: 'Not confirmed.' });
    expect(note).toHaveAttribute('colspan', '4');
    expect(note.closest('tr')?.previousElementSibling).toBe(rowOf('Hip Replacement'));
  });

  it('leads to its treatments, the other countries, the prices, the calculator and the quote', async () => {
    const { user, store, router } = renderCountry(PATH);
    await screen.findByText('Before you travel');
    const addressOf = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
    expect(addressOf('Hip Replacement')).toBe('/treatments/hip-replacement/india');
    expect((await screen.findByRole('link', { name: 'Mexico' })).getAttribute('href')).toBe(
      '/destinations/mexico',
    );
    expect(screen.queryByRole('link', { name: 'India' })).toBeNull();
    expect(addressOf('Where prices come from')).toBe('/prices');
    expect(addressOf('Get a personalised quote')).toBe('/contact');
    const [calculate] = screen.getAllByRole('link', { name: 'Calculate Costs for India' });
    expect(calculate?.getAttribute('href')).toBe('/?to=india');
    if (calculate) await user.click(calculate);
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
    expect(store.get(prefillAtom)).toEqual({ country: 'India' });
  });
});

import {
  answering,
  countryWire,
  failing,
  network,
  screen,
  treatmentWire,
  tripCostsWire,
  violations,
  within,
} from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { findIndiaCard, renderTreatment } from '../../testing/treatment-page.ts';

describe('the figures of a treatment', () => {
  it('are the treatment’s price plus travel until it is known where the visitor lives', async () => {
    const { container } = renderTreatment();
    const card = within((await findIndiaCard()).closest('li') as HTMLElement);
    expect(card.getByText('$6,200').parentElement).toHaveTextContent('$6,200 plus travel');
    expect(card.getByText('treatment usually $5,200 to $8,000')).toBeVisible();
    expect(screen.getByText(/^From/).textContent).toBe('From $6,200 published plus travel, 15 days');
    expect(screen.getByText(/^Choose where you live to see the full cost/)).toBeVisible();
    expect(container.textContent).not.toMatch(/less than|all in/);
  });

  it('are before that what the usual trip costs all in from anywhere, where the API says it; the treatment is smaller', async () => {
    const span = { low: 7_466, high: 8_514 };
    const { user } = renderTreatment({
      api: [answering('POST', 'masters/treatment-countries', [countryWire({ span })])],
    });
    const card = within((await findIndiaCard()).closest('li') as HTMLElement);
    const trip = card.getByText('$7,500 to $8,500', { selector: 'strong' });
    expect(trip.parentElement).toHaveTextContent('$7,500 to $8,500 all in from any home country');
    expect(card.getByText(/^treatment/)).toHaveTextContent('treatment usually $5,200 to $8,000 published');
    expect(card.queryByText(/\$6,200/)).toBeNull();
    expect(screen.getByText(/For now you see the range of all home countries/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('I live in'), 'UK');
    expect(await card.findByText('about $9,600 less than privately at home')).toBeVisible();
    expect(card.queryByText(/home country|usually/)).toBeNull();
  });

  it('become those of the whole trip, with its comparison, once the visitor says where they live', async () => {
    const { user, container } = renderTreatment();
    await findIndiaCard();
    await user.selectOptions(screen.getByLabelText('I live in'), 'UK');
    const total = await screen.findByText('about $7,900', { selector: 'li strong' });
    const card = within(total.closest('li') as HTMLElement);
    expect(total.parentElement).toHaveTextContent('about $7,900 all in ≈ £6,040 $6,900 to $9,700');
    for (const text of ['about $9,600 less than privately at home'])
      expect(card.getByText(text)).toBeVisible();
    // Beside the treatment's own price, which the total stood in place of.
    expect(card.getByRole('link', { name: 'published' }).parentElement).toHaveTextContent(
      /^treatment \$6,200 published$/,
    );
    expect(screen.getByText(/^From/).textContent).toBe(
      'From about $7,900 ≈\u00a0£6,040 all in from the UK, 15 days',
    );
    expect(
      screen.getByText(
        'All in from the UK: one patient, 15 nights, standard hotel and food, flights and visa. Paid privately in the UK: about $17,500 ($14,000 to $22,800).',
      ),
    ).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  const tripsAgainst = (home: number | null) => {
    const costs = tripCostsWire();
    const [hip] = costs.treatments;
    return answering('GET', 'masters/trip-costs', {
      ...costs,
      treatments: [{ ...hip, home, home_range: null }],
    });
  };

  it.each([
    [17_500, 'about $9,600 less than', true],
    [9_000, 'probably less than', false],
    [8_500, 'about the same as', false],
    [7_200, 'probably more than', false],
    [6_800, 'about $1,100 more than', false],
  ])(
    'say of a trip against %s USD at home: %s, and emphasise only what is surely less',
    async (home, words, isEmphasised) => {
      const { user } = renderTreatment({ api: tripsAgainst(home) });
      await findIndiaCard();
      await user.selectOptions(screen.getByLabelText('I live in'), 'UK');
      const comparison = await screen.findByText(`${words} privately at home`);
      expect(comparison.hasAttribute('data-less')).toBe(isEmphasised);
    },
  );

  it('compare with nothing where the price at home is not known', async () => {
    const { user } = renderTreatment({ api: tripsAgainst(null) });
    await findIndiaCard();
    await user.selectOptions(screen.getByLabelText('I live in'), 'Kenya');
    expect(await screen.findByText(/We know no private price at home from a source/)).toBeVisible();
    expect(screen.queryByText(/(?:than|as) privately at home/)).toBeNull();
  });

  it('name flights and visa as not included for a country that is not listed', async () => {
    const { user, container } = renderTreatment({
      api: answering('GET', 'masters/trip-costs', tripCostsWire({ travel_included: false })),
    });
    await findIndiaCard();
    await user.selectOptions(screen.getByLabelText('I live in'), 'Another country');
    const total = await screen.findByText('about $7,900', { selector: 'li strong' });
    expect(total.parentElement).toHaveTextContent('about $7,900 plus flights and visa');
    expect(screen.getByText(/Flights and visa are not included/)).toBeVisible();
    expect(screen.getByText(/^From/).textContent).toBe('From about $7,900 plus flights and visa, 15 days');
    expect(container).not.toHaveTextContent(/Other|all in/);
  });

  it('count the typical units, which stand beside each of them', async () => {
    const unit = { one: 'hip', many: 'hips', max: 2 };
    const { user } = renderTreatment({
      api: [
        answering('GET', 'masters/treatments', [
          treatmentWire({ price_unit: 'per hip, implant included', typical_units: 2, unit }),
        ]),
        answering('POST', 'masters/treatment-countries', [
          countryWire({ typical_cost: { price: 12_400, low: 10_400, high: 16_000 } }),
        ]),
      ],
    });
    const card = within((await findIndiaCard()).closest('li') as HTMLElement);
    expect(card.getByText('$12,400')).toBeVisible();
    expect(card.getByText('for 2 hips')).toBeVisible();
    expect(card.getByText('treatment usually $10,400 to $16,000')).toBeVisible();
    expect(screen.getByText(/figures are for 2 hips, which is typical/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('I live in'), 'UK');
    expect(await card.findByText('treatment $6,200')).toBeVisible();
    expect(card.getByText('for 2 hips')).toBeVisible();
    expect(screen.getByText(/^From/).textContent).toBe(
      'From about $7,900 for 2 hips ≈\u00a0£6,040 all in from the UK, 15 days',
    );
    expect(
      screen.getByText(/Paid privately in the UK: about \$17,500 \(\$14,000 to \$22,800\) for 2 hips\./),
    ).toBeVisible();
  });

  it('stay those of the treatment, calmly, when the trip’s cost cannot be loaded', async () => {
    const { user, container } = renderTreatment({ api: failing('GET', 'masters/trip-costs') });
    await findIndiaCard();
    await user.selectOptions(screen.getByLabelText('I live in'), 'UK');
    expect(await screen.findByText(/The cost of the whole trip could not be loaded/)).toBeVisible();
    expect(await violations(container)).toEqual([]);
    expect(screen.getAllByText('$6,200')).toHaveLength(2);
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('about $9,600 less than privately at home')).toBeVisible();
  });

  it('state what the price includes, its unit and its date', async () => {
    renderTreatment();
    expect(await screen.findByText('operating room and the usual hospital nights')).toBeVisible();
    expect(screen.getByText('travel insurance')).toBeVisible();
    expect(screen.getByText(/The treatment’s price is for one hip, implant included/)).toBeVisible();
    expect(screen.getAllByText(/Indicative, as of November 2026/)).not.toHaveLength(0);
    expect(screen.getByText(/Not medical advice/)).toBeVisible();
  });

  it('say so when a treatment has no countries', async () => {
    renderTreatment({ api: answering('POST', 'masters/treatment-countries', []) });
    expect(await screen.findByText('No countries are listed for this treatment yet.')).toBeVisible();
    expect(screen.queryByLabelText('I live in')).toBeNull();
  });
});

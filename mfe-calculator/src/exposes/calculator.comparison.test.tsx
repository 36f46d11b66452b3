import {
  answering,
  countryWire,
  failing,
  hanging,
  network,
  recording,
  screen,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { costIn, fiveCountries, showEstimate } from '../../testing/wizard.ts';

async function showComparison() {
  const page = showEstimate({ api: fiveCountries });
  await screen.findByRole('table', { name: 'Destinations compared' });
  return page;
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
const checkbox = (name: string) => screen.getByRole('checkbox', { name });

describe('the comparison', () => {
  it('shows the chosen destination, its range, and the two cheapest others, line by line', async () => {
    const { container } = await showComparison();
    expect(columns()).toEqual(['At home, private', 'Turkey', 'India', 'Spain']);
    expect(row('Treatment')).toEqual(['$17,500', '$5,800', '$6,200', '$6,200']);
    const bases = screen.getByText(/^Treatment prices:/);
    expect(bases).toHaveTextContent('At home, private interpolated, Turkey found, India found, Spain found');
    expect(within(bases).getByRole('link', { name: 'interpolated' })).toHaveAttribute(
      'href',
      '/prices#52-uk-at-home',
    );
    expect(row('Travel')).toEqual(['–', '$1,100', '$1,100', '$1,100']);
    expect(row('Total \\$')).toEqual(['$17,500', '$8,465', '$8,865', '$8,865']);
    expect(row('Range')).toEqual([
      '$14,000 to $22,800',
      '$7,500 to $10,300',
      '$7,900 to $10,700',
      '$7,900 to $10,700',
    ]);
    expect(row('Difference')).toEqual(['about $8,600 more', 'about the same', '–', 'about the same']);
    expect(row('Typical stay')).toEqual(['–', '15 nights', '15 nights', '15 nights']);
    await waitFor(() => expect(row('Visa fee')).toEqual(['–', 'not known', '$100', 'not known']));
    expect(row('Flight, one way')).toEqual(['–', 'not known', 'about 8.5\u00A0h', 'not known']);
    expect(row('Medical visa')).toEqual(['–', 'not known', '60 days', 'not known']);
    expect(row('Languages')).toEqual(['–', 'not known', 'English, Hindi', 'not known']);
    expect(screen.getByText('$7,900 to $10,700', { selector: 'p span' })).toBeVisible();
    expect(screen.getByText(/^Only the treatment varies/)).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it('has the range of each of two totals, the price at home as both, and says what that price rests on', async () => {
    const home_price = { typical: 17_500, low: 14_000, high: 22_800, basis: 'found' };
    const flight = { stay: 15, after: '3 months', advised_by: 'NHS' };
    const later = { ...flight, total: 14_000, low: 12_000, high: 16_000 };
    const costs = ['India', 'Turkey'].map((country, place) =>
      Object.assign(costIn(country, place * 400), { home_price, later }),
    );
    showEstimate({ api: answering('POST', 'journey/compute-cost-by-treatment', costs) });
    await screen.findByRole('table', { name: 'Destinations compared' });
    expect(row('Total, after 15 nights')).toEqual(['$17,500', '$8,865', '$9,265']);
    expect(row('Range, after 15 nights')[1]).toBe('$7,900 to $10,700');
    expect(row('Total, after 3 months')).toEqual(['$17,500', '$14,000', '$14,000']);
    expect(row('Range, after 3 months')).toEqual([
      '$14,000 to $22,800',
      '$12,000 to $16,000',
      '$12,000 to $16,000',
    ]);
    expect(row('Difference, after 3 months')).toEqual(['probably more', '–', 'about the same']);
    const bases = within(screen.getByText(/^Treatment prices:/));
    expect(bases.getByText(/^At home, private/)).toHaveTextContent('At home, private found');
  });

  it('refuses a fifth destination and says why', async () => {
    const { user, announced } = await showComparison();
    await user.click(checkbox('Thailand'));
    expect(columns()).toEqual(['At home, private', 'Turkey', 'India', 'Spain', 'Thailand']);
    expect(checkbox('Mexico')).toHaveAttribute('aria-disabled', 'true');
    expect(checkbox('Mexico')).toHaveAccessibleDescription(/^4 destinations fit/);
    await user.click(checkbox('Mexico'));
    expect(checkbox('Mexico')).not.toBeChecked();
    expect(columns()).toHaveLength(5);
    const full = '4 destinations fit side by side. Untick one to choose another.';
    expect(announced.at(-1)).toBe(full);
    expect(screen.getByText(full)).toBeVisible();
    await user.click(checkbox('Turkey'));
    await user.click(checkbox('Mexico'));
    expect(columns()).toEqual(['At home, private', 'India', 'Spain', 'Mexico', 'Thailand']);
  });

  it('asks for another destination when only the chosen one is left', async () => {
    const { user } = await showComparison();
    await user.click(checkbox('Turkey'));
    await user.click(checkbox('Spain'));
    expect(screen.queryByRole('table', { name: 'Destinations compared' })).toBeNull();
    expect(screen.getByText('Tick at least one destination to compare.')).toBeVisible();
  });

  it('switches the destination: saves it, keeps columns and focus, and shows the new estimate', async () => {
    const saves = recording('PUT', 'journey/*');
    const { user, store, announced } = await showComparison();
    await waitFor(() => expect(announced.at(-1)).toMatch(/^Your estimate is ready: about \$8,900/));
    network.use(saves.handler);
    const saved = () => saves.requests.map(({ body }) => body);
    const button = screen.getByRole('button', { name: 'Choose Turkey' });
    await user.click(button);
    expect(store.get(tripAtom).destination).toBe('Turkey');
    expect(button).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Chosen Turkey' })).toBe(button);
    expect(columns()).toEqual(['At home, private', 'Turkey', 'India', 'Spain']);
    expect(row('Difference')).toEqual(['about $9,000 more', '–', 'about the same', 'about the same']);
    const estimate = screen.getByRole('table', { name: 'Your estimate' });
    expect(await within(estimate).findByText('$8,465')).toBeVisible();
    expect(announced.slice(-2)).toEqual([
      'Turkey is your destination now. The estimate is for Turkey.',
      'Your estimate is ready: about $8,500 in all.',
    ]);
    const turkey = { step: 'destination', updates: { source: 'UK', destination: 'Turkey' } };
    await waitFor(() => expect(saved()).toEqual([turkey]));
    // Switching back is saved too.
    await user.click(screen.getByRole('button', { name: 'Choose India' }));
    expect(await within(estimate).findByText('$8,865')).toBeVisible();
    await waitFor(() =>
      expect(saved()).toEqual([turkey, { ...turkey, updates: { source: 'UK', destination: 'India' } }]),
    );
  });
  it('reports a failure, and can be retried', async () => {
    const { user } = showEstimate({ api: failing('POST', 'journey/compute-cost-by-treatment') });
    expect(await screen.findByText('The other destinations could not be worked out.')).toBeVisible();
    network.resetHandlers();
    network.use(...fiveCountries);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'Compare destinations' })).toHaveFocus();
    expect(await screen.findByRole('table', { name: 'Destinations compared' })).toBeVisible();
  });
  it.each([failing('GET', 'masters/destinations'), hanging('GET', 'masters/destinations')])(
    'needs no visa fees',
    async api => {
      showEstimate({ api: [...fiveCountries, api] });
      await screen.findByRole('table', { name: 'Destinations compared' });
      expect(row('Visa fee')).toEqual(['–', 'not known', 'not known', 'not known']);
      expect(screen.queryByRole('row', { name: /^(Flight|Medical|Languages)/ })).toBeNull();
    },
  );

  it('has a row for a line that is not known, by the name that the API gives it', async () => {
    const { total } = costIn('India', 0);
    const rows = [
      { ...costIn('India', 0), airport_transfer: 120, total: total + 120 },
      costIn('Thailand', 3000),
    ];
    showEstimate({ api: answering('POST', 'journey/compute-cost-by-treatment', rows) });
    await screen.findByRole('table', { name: 'Destinations compared' });
    expect(row('Airport transfer')).toEqual(['–', '$120', 'not known']);
  });

  it.each([[[costIn('India', 0)]], [[]]])('says so when no other destination is offered', async costs => {
    const countries = costs.map(({ country }) => countryWire({ country }));
    showEstimate({
      api: [
        answering('POST', 'journey/compute-cost-by-treatment', costs),
        answering('POST', 'masters/treatment-countries', countries),
      ],
    });
    expect(await screen.findByText('No other destination is offered for this treatment.')).toBeVisible();
  });
});

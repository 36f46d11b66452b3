import { screen, violations, within } from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { fiveCountries, showEstimate } from '../../testing/wizard.ts';

const picker = () => screen.findByRole('combobox', { name: 'Show amounts in' });
const table = () => screen.getByRole('table', { name: 'Your estimate' });
const rows = () =>
  within(table())
    .getAllByRole('row')
    .map(row => row.textContent);

describe('the currency of the estimate', () => {
  it('is USD until chosen; then it comes first everywhere, with USD beside the total and the day of the rate', async () => {
    const { user, container } = showEstimate({ api: fiveCountries });
    expect(await picker()).toHaveValue('USD');
    expect(within(await picker()).getAllByRole('option')[0]).toHaveTextContent('GBP, British Pound');
    expect(await violations(container)).toEqual([]);
    await user.selectOptions(await picker(), 'GBP');
    expect(rows()).toEqual([
      'What forShareIn GBP, approximate',
      'Treatment one hip, implant included published70%≈\u00a0£4,710',
      'Travel return flights for 2 people13%≈\u00a0£836',
      'Visa for 2 people2%≈\u00a0£152',
      'Accommodation 15 nights, Standard hotel9%≈\u00a0£627',
      'Food 15 days for 2 people, Standard6%≈\u00a0£410',
      'Total≈\u00a0£6,740 $8,865',
    ]);
    expect(screen.getByText('≈ £5,980 to ≈ £8,110', { selector: 'p span' })).toBeVisible();
    expect(
      screen.getByText(
        'Amounts in GBP are approximate, at the exchange rate of 1 November 2026. Prices are in US dollars.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/^Paid privately in the UK: ≈ £13,300\./)).toHaveTextContent(
      'The whole trip is ≈ £6,560 less than privately at home.',
    );
    const compared = within(await screen.findByRole('table', { name: 'Destinations compared' }));
    const cells = (name: RegExp) =>
      within(compared.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(/^Total ≈/)).toEqual(['≈\u00a0£13,300', '≈\u00a0£6,430', '≈\u00a0£6,740', '≈\u00a0£6,740']);
    expect(cells(/^Total in USD/)).toEqual(['$17,500', '$8,465', '$8,865', '$8,865']);
    expect(cells(/^Difference/)).toEqual(['≈\u00a0£6,560 more', 'about the same', '–', 'about the same']);
    await user.click(screen.getByText('What would change the total', { selector: 'summary' }));
    const reserve = screen.getByRole('row', { name: /^you keep a reserve/ });
    expect(reserve).toHaveTextContent('≈ £674 to ≈ £2,020≈ £7,410 to ≈ £8,760');
    await user.selectOptions(await picker(), 'USD');
    expect(rows().at(-1)).toBe('Total$8,865 ≈\u00a0£6,740');
  });

  it('is kept while the visitor changes an answer, and nowhere else', async () => {
    const { user } = showEstimate();
    await user.selectOptions(await picker(), 'EUR');
    await user.click(screen.getByRole('button', { name: 'Change Food and support' }));
    await user.click(await screen.findByRole('button', { name: 'See my estimate' }));
    expect(await picker()).toHaveValue('EUR');
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });
});

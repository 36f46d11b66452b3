import { act, screen, violations, waitFor, within } from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { estimateRows, fiveCountries, showEstimate } from '../../testing/wizard.ts';

const choice = () => screen.findByRole('combobox', { name: 'Show amounts in' });

/** The estimate of a visitor who lives in the UK, in pounds. */
async function showInPounds() {
  const page = showEstimate({ api: fiveCountries });
  act(() => page.store.set(tripAtom, { source: 'UK' }));
  expect(await screen.findByText('about £6,740')).toBeVisible();
  return page;
}

describe('the currency of the estimate', () => {
  it('is that of the country where the visitor lives, named once a table, with the dollars of the total', async () => {
    const { user, container, announced } = await showInPounds();
    expect(await choice()).toHaveValue('GBP');
    await waitFor(() => expect(announced.at(-1)).toBe('Your estimate is ready: about £6,740 in all.'));
    expect(await violations(container)).toEqual([]);
    expect(estimateRows()).toEqual([
      'What forShareIn £, about',
      'Treatment one hip, implant included found70%4,710',
      'Travel return flights for 2 people13%836',
      'Visa for 2 people2%152',
      'Accommodation 15 nights, Standard hotel9%627',
      'Food 15 nights for 2 people, Standard6%410',
      'Total6,740 $8,900',
    ]);
    expect(screen.getByText('£5,980 to £8,110', { selector: 'p span' })).toBeVisible();
    expect(screen.getByText('about £6,740').parentElement).toHaveTextContent('about £6,740 ≈ $8,900');
    expect(screen.getByText(/^Standard hotel, £(41\.\d|42) a night and room$/)).toBeInTheDocument();
    expect(
      screen.getByText('Amounts in GBP are approximate, at the exchange rate of 1 November 2026.'),
    ).toBeVisible();
    expect(screen.getByText(/^Paid privately in the UK: about £13,300 \(£/)).toHaveTextContent(
      ', interpolated. The whole trip: about £6,560 less than privately at home.',
    );
    const compared = within(await screen.findByRole('table', { name: 'Destinations compared' }));
    expect(screen.getByText(/Amounts are in £, and approximate\.$/)).toBeVisible();
    const cells = (name: RegExp) =>
      within(compared.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(/^Total \d/)).toEqual(['13,300', '6,430', '6,740', '6,740']);
    expect(cells(/^In USD/)).toEqual(['$17,500', '$8,500', '$8,900', '$8,900']);
    expect(cells(/^Difference/)).toEqual(['about 6,560 more', 'about the same', '–', 'about the same']);
    await user.click(screen.getByText('What would change the total', { selector: 'summary' }));
    expect(screen.getByRole('columnheader', { name: 'It adds, £' })).toBeVisible();
    const reserve = screen.getByRole('row', { name: /^you keep a reserve/ });
    expect(reserve).toHaveTextContent('about 674 to 2,020about 7,410 to 8,760');
  });

  it('is another one if the visitor chooses it, also while they change an answer, and stored nowhere', async () => {
    const { user } = await showInPounds();
    await user.selectOptions(await choice(), 'EUR');
    expect(screen.getByText('about €7,710')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change Food and support' }));
    await user.click(await screen.findByRole('button', { name: 'See my estimate' }));
    expect(await choice()).toHaveValue('EUR');
    await user.selectOptions(await choice(), 'USD');
    expect(estimateRows().at(-1)).toBe('Total$8,865');
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });
});

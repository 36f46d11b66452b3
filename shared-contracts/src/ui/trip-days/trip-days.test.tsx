import { screen, violations, within } from '@carefare/testing';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TripDays } from './trip-days.tsx';

const rows = () =>
  within(screen.getByRole('list', { name: 'The trip, day by day' }))
    .getAllByRole('listitem')
    .map(item => [item.querySelector('span')?.textContent, item.querySelector('strong')?.textContent]);

it('shows the days of a stay, and that they are typical', async () => {
  const { container } = render(<TripDays nights={15} category="Orthopedic" />);
  expect(rows()).toHaveLength(7);
  expect(rows().slice(2, 4)).toEqual([
    ['Day 3', 'Treatment'],
    ['Days 4 to 7', 'Hospital'],
  ]);
  expect(screen.getByText(/^Typical; your surgeon decides/)).toBeVisible();
  expect(await violations(container)).toEqual([]);
});

it('shows dates once the first is known', () => {
  render(<TripDays nights={5} category="Dental" start="2027-02-26" />);
  expect(rows().map(([when]) => when)).toEqual(
    [26, 27, 28, 1, 2, 3].map(day => expect.stringMatching(`^${day} `)),
  );
  expect(rows().at(-1)?.[0]).toBe('3 March 2027');
});

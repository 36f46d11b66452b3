import { screen, violations, within } from '@carefare/testing';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TripDays } from './trip-days.tsx';

const rows = () =>
  within(screen.getByRole('list', { name: 'The trip, day by day' }))
    .getAllByRole('listitem')
    .map(item => [item.querySelector('span')?.textContent, item.querySelector('strong')?.textContent]);

it('shows the days of a stay, and that they are typical', async () => {
  const { container } = render(<TripDays nights={15} />);
  expect(rows()).toEqual([
    ['Day 1', 'Arrival'],
    ['Days 2 to 15', 'Treatment and rest'],
    ['Day 16', 'Journey home'],
  ]);
  expect(screen.getByText(/^Typical; the clinic decides\. Book a flight/)).toBeVisible();
  expect(await violations(container)).toEqual([]);
});

it('shows dates once the first is known', () => {
  render(<TripDays nights={5} start="2027-02-26" />);
  expect(rows().map(([when]) => when)).toEqual([
    '26 February 2027',
    '27 February 2027 to 2 March 2027',
    '3 March 2027',
  ]);
});

it('speaks of no flight where none is counted', () => {
  render(<TripDays nights={4} withFlights={false} />);
  expect(screen.getByText('Typical; the clinic decides.')).toBeVisible();
});

it('names one trip of several, and has one note for all', () => {
  render(<TripDays nights={4} title="Trip 1" hasNote={false} />);
  expect(screen.getByRole('list', { name: 'Trip 1' })).toBeVisible();
  expect(screen.queryByText(/^Typical/)).toBeNull();
});

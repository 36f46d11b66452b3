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
    ['Days 2 to 15', 'Treatment'],
    ['Day 16', 'Flight home'],
  ]);
  expect(screen.getByText(/^Typical; your surgeon decides/)).toBeVisible();
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

it('draws a block for each day', () => {
  const { container } = render(<TripDays nights={15} />);
  const blocks = Array.from(container.querySelectorAll<HTMLElement>('[data-trip-days="strip"] span'));
  expect(blocks.map(({ style }) => style.getPropertyValue('--days'))).toEqual(['1', '14', '1']);
  expect(blocks[0]?.closest('[aria-hidden]')).not.toBeNull();
});

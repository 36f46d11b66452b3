// @vitest-environment jsdom
import { screen, within } from '@carefare/testing';
import { expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';

it('says what is free, what cannot be bought, and the rule of each order', async () => {
  await openPage('who-pays-us');
  expect(screen.getByText(/You pay us nothing/)).toBeVisible();
  expect(screen.getByText(/can buy a place, a badge or a better price/)).toBeVisible();
  const table = screen.getByRole('table', { name: /^The orders that you meet/ });
  expect(
    within(table).getByRole('row', { name: /^A treatment’s page By the cost of the whole trip/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Where prices come from' })).toHaveAttribute('href', '/prices');
});

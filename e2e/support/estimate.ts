import type { Page } from '@playwright/test';
import { addDays, defaultTrip, shareFragment, type TripData, today } from 'shared-contracts';
import { expect } from './test.ts';
import { live, part, visit } from './visit.ts';

/** The worked example: hip replacement, UK to India, one patient with one companion, 15 nights: $8,865. */
export const workedExample = (answers: Partial<TripData> = {}): TripData => ({
  ...defaultTrip,
  treatmentType: '52',
  source: 'UK',
  destination: 'India',
  startDate: addDays(today(), 60),
  endDate: addDays(today(), 75),
  timeline: 'soon',
  patients: 1,
  companions: 1,
  travelers: 2,
  accommodationType: { accommodationMasterId: 2 },
  accommodationDuration: 15,
  foodPreference: { foodMasterId: 2 },
  ...answers,
});

export const calculator = (page: Page) => part(page, 'calculator/calculator');
export const estimate = (page: Page) => calculator(page).getByRole('table', { name: 'Your estimate' });
export const comparison = (page: Page) =>
  calculator(page).getByRole('table', { name: 'Destinations compared' });

/** Opens the wizard with a trip by its link: at the estimate, or at the first step that lacks an answer. */
export async function openTrip(page: Page, answers: Partial<TripData> = {}): Promise<void> {
  await visit(page, `/${shareFragment(workedExample(answers))}`);
  const reject = page.getByRole('button', { name: 'Reject analytics' });
  if (await reject.isVisible()) await reject.click();
  await live(page, 'calculator/calculator');
}

export async function expectTotal(page: Page, amount: string): Promise<void> {
  await expect(estimate(page).getByRole('row', { name: 'Total' })).toContainText(amount);
}

/** Whether the page is as wide as the screen: nothing has to be pushed sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, 'px that the page is wider than the screen').toBeLessThanOrEqual(0);
}

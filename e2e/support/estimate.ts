import type { Page } from '@playwright/test';
import { addDays, defaultTrip, shareFragment, type TripData, today } from 'shared-contracts';
import { CALCULATOR, calculatorOf } from './calculator.ts';
import { rejectAnalytics, visit, waitUntilReady } from './navigation.ts';
import { expect } from './test.ts';

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

export const estimateTable = (page: Page) => calculatorOf(page).getByRole('table', { name: 'Your estimate' });
export const comparisonTable = (page: Page) =>
  calculatorOf(page).getByRole('table', { name: 'Destinations compared' });

/** Opens a trip by its shared link: at the estimate, or at the first step that lacks an answer. */
export async function openTrip(page: Page, answers: Partial<TripData> = {}): Promise<void> {
  await visit(page, `/${shareFragment(workedExample(answers))}`);
  await rejectAnalytics(page);
  await waitUntilReady(page, CALCULATOR);
}

export async function expectTotal(page: Page, amount: string): Promise<void> {
  await expect(estimateTable(page).getByRole('row', { name: 'Total' })).toContainText(amount);
}

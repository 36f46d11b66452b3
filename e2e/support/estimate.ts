import { aDatedTrip } from '@carefare/testing/worked-example';
import type { Page } from '@playwright/test';
import { type TripData, tripLink } from 'shared-contracts';
import { CALCULATOR, calculatorOf } from './calculator.ts';
import { visit, waitUntilReady } from './navigation.ts';
import { expect } from './test.ts';

export const estimateTable = (page: Page) => calculatorOf(page).getByRole('table', { name: 'Your estimate' });
export const comparisonTable = (page: Page) =>
  calculatorOf(page).getByRole('table', { name: 'Destinations compared' });

/** Opens a trip by its shared link: at the estimate, or at the first step that lacks an answer. */
export async function openTrip(page: Page, answers: Partial<TripData> = {}): Promise<void> {
  await visit(page, `/${tripLink(aDatedTrip(answers))}`);
  await waitUntilReady(page, CALCULATOR);
}

/** Opens what is folded on a phone. */
export async function unfold(page: Page): Promise<void> {
  const folded = calculatorOf(page).locator('details:not([open]) > summary:has(h4)');
  while (await folded.count()) await folded.first().click();
}

/** The first of two totals, or the only one. */
export const totalRow = (page: Page) => estimateTable(page).getByRole('row', { name: 'Total' }).first();

export async function expectTotal(page: Page, amount: string | RegExp): Promise<void> {
  await expect(totalRow(page)).toContainText(amount);
}

import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { live, part, visit } from './visit.ts';

const CALCULATOR = 'calculator/calculator';

/** The day so many days from now, as a date field takes it. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The calculator on an open home page, once it is live. */
export async function calculatorOn(page: Page): Promise<Locator> {
  const calculator = part(page, CALCULATOR);
  await calculator.scrollIntoViewIfNeeded();
  await live(page, CALCULATOR);
  return calculator;
}

/** Opens the home page at the calculator, the question about analytics answered. */
export async function openCalculator(page: Page, address = '/#calculator-section'): Promise<Locator> {
  await visit(page, address);
  const reject = page.getByRole('button', { name: 'Reject analytics' });
  if (await reject.isVisible()) await reject.click();
  return calculatorOn(page);
}

export const next = (calculator: Locator) => calculator.getByRole('button', { name: 'Next', exact: true });

export async function atStep(calculator: Locator, step: number): Promise<void> {
  const heading = calculator.getByRole('heading', { name: new RegExp(`^Step ${step} of 5: `) });
  await expect(heading).toBeVisible();
}

/** Answers of the worked example: hip replacement, UK to India, two people, 15 nights, $8,865. */
const answers: Record<1 | 2 | 3 | 4 | 5, (calculator: Locator) => Promise<void>> = {
  1: async calculator => {
    await calculator.getByRole('searchbox').fill('hip replacement');
    await expect(calculator.getByRole('radio', { name: /^Hip Replacement/ })).toBeChecked();
  },
  2: async calculator => {
    await calculator.getByLabel('Where do you travel from?').selectOption('UK');
    await calculator.getByRole('radio', { name: /^India/ }).check();
  },
  3: async calculator => {
    await calculator.getByLabel('Start date').fill(inDays(40));
    await calculator.getByLabel('End date').fill(inDays(55));
  },
  4: async calculator => {
    await calculator.getByLabel('Companions').fill('1');
    await calculator.getByRole('radio', { name: /^Standard hotel/ }).check();
  },
  5: calculator => calculator.getByRole('radio', { name: /^Standard/ }).check(),
};

/** Answers the steps from one to another, pressing Next after each; the fifth leads to the estimate. */
export async function answerSteps(calculator: Locator, from: 1 | 2 | 3 | 4 | 5, to: 1 | 2 | 3 | 4 | 5) {
  for (let step = from; step <= to; step++) {
    await atStep(calculator, step);
    await answers[step](calculator);
    await next(calculator).click();
  }
}

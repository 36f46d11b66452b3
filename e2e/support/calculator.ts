import { inDays } from '@carefare/testing/worked-example';
import type { Locator, Page } from '@playwright/test';
import { remoteModule, visit, waitUntilReady } from './navigation.ts';
import { expect } from './test.ts';

export const CALCULATOR = 'calculator/calculator';
/** The file of its code. */
export const CALCULATOR_CODE = /calculator\.[0-9a-f]{8}\.js/;

export const calculatorOf = (page: Page): Locator => remoteModule(page, CALCULATOR);

/** Scrolls the open home page to the calculator and waits until it is ready. */
export async function scrollToCalculator(page: Page): Promise<Locator> {
  const calculator = calculatorOf(page);
  await calculator.scrollIntoViewIfNeeded();
  await waitUntilReady(page, CALCULATOR);
  return calculator;
}

/** Opens the home page at the calculator. */
export async function openCalculator(page: Page, path = '/#calculator-section'): Promise<Locator> {
  await visit(page, path);
  return scrollToCalculator(page);
}

/** Next; the last step's has the name of what it opens. */
export const nextButton = (calculator: Locator) =>
  calculator.getByRole('button', { name: /^(Next|See my estimate)$/ });

export async function expectStep(calculator: Locator, step: number): Promise<void> {
  const heading = calculator.getByRole('heading', { name: new RegExp(`^Step ${step} of 5: `) });
  await expect(heading).toBeVisible();
}

type StepNumber = 1 | 2 | 3 | 4 | 5;

/** Answers of the worked example: hip replacement, UK to India, two people, 15 nights, $8,865. */
const answers: Record<StepNumber, (calculator: Locator) => Promise<void>> = {
  1: async calculator => {
    // By keys: what a list that gets shorter moves is the answer to them.
    await calculator.getByLabel('Search treatments').pressSequentially('hip replacement');
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

/** Answers the steps from one to another and presses Next after each; the fifth leads to the estimate. */
export async function answerSteps(calculator: Locator, from: StepNumber, to: StepNumber): Promise<void> {
  for (let step = from; step <= to; step++) {
    await expectStep(calculator, step);
    await answers[step](calculator);
    await nextButton(calculator).click();
  }
}

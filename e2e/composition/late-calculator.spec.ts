import { atStep, calculatorOn, next } from '../support/calculator.ts';
import { type OwnStack, ownStack } from '../support/own-stack.ts';
import { expect, test } from '../support/test.ts';
import { part, visit } from '../support/visit.ts';

const BACK_MS = 30_000;

test.describe.configure({ timeout: 120_000 });

let stack: OwnStack;
test.beforeAll(async () => {
  stack = await ownStack();
});
test.afterAll(() => stack.remove());

test('answers outlive a calculator that is gone for a while', async ({ page, expectMessage }) => {
  expectMessage(/ERR_CONNECTION_REFUSED/);
  // Chosen on another remote's page while the calculator cannot be had.
  await visit(page, `${stack.url}/treatments/hip-replacement`);
  await page.getByRole('button', { name: 'Reject analytics' }).click();
  await stack.stopChild('calculator', 'SIGKILL');
  await page.getByRole('button', { name: 'India' }).click();
  await expect(page).toHaveURL(/#calculator-section$/);
  await expect(part(page, 'calculator/calculator')).not.toHaveAttribute('data-ready');

  await stack.startOrigin('calculator');
  await expect(part(page, 'calculator/calculator')).toHaveAttribute('data-ready', '', { timeout: BACK_MS });
  const calculator = await calculatorOn(page);
  await atStep(calculator, 2);
  await expect(calculator.getByRole('radio', { name: /^India/ })).toBeChecked();

  // Gone again under a wizard that is live: it goes on, and so do its answers on another page and back.
  await stack.stopChild('calculator', 'SIGKILL');
  await calculator.getByLabel('Where do you travel from?').selectOption('UK');
  await next(calculator).click();
  await atStep(calculator, 3);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/about$/);
  await page.goBack();
  await atStep(calculator, 3);
  await calculator.getByRole('button', { name: 'Back' }).click();
  await expect(calculator.getByLabel('Where do you travel from?')).toHaveValue('UK');
  await stack.startOrigin('calculator');
});

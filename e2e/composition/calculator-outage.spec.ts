import { CALCULATOR, expectStep, nextButton, scrollToCalculator } from '../support/calculator.ts';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import { expectNotReady, followHeaderLink, visit } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

let stack: IsolatedStack;
test.beforeAll(async () => {
  stack = await startIsolatedStack();
});
test.afterAll(() => stack.remove());

test('answers survive an outage of the calculator, before it loads and after', async ({
  page,
  expectLog,
}) => {
  expectLog(/ERR_CONNECTION_REFUSED/);
  // The visitor chooses on a page of another remote while the calculator cannot be loaded.
  await visit(page, `${stack.url}/treatments/hip-replacement`);
  await page.getByRole('button', { name: 'Reject analytics' }).click();
  await stack.stopProcess('calculator', 'SIGKILL');
  await page.getByRole('button', { name: 'India' }).click();
  await expect(page).toHaveURL(/#calculator-section$/);
  await expectNotReady(page, CALCULATOR);

  await stack.startOrigin('calculator');
  const calculator = await scrollToCalculator(page);
  await expectStep(calculator, 2);
  await expect(calculator.getByRole('radio', { name: /^India/ })).toBeChecked();

  // A second outage, with the wizard loaded: the visitor goes on, to another page and back.
  await stack.stopProcess('calculator', 'SIGKILL');
  await calculator.getByLabel('Where do you travel from?').selectOption('UK');
  await nextButton(calculator).click();
  await expectStep(calculator, 3);
  await followHeaderLink(page, 'About');
  await expect(page).toHaveURL(/about$/);
  await page.goBack();
  await expectStep(calculator, 3);
  await calculator.getByRole('button', { name: 'Back' }).click();
  await expect(calculator.getByLabel('Where do you travel from?')).toHaveValue('UK');
});

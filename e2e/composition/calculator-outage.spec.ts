import { CALCULATOR, expectStep, nextButton, scrollToCalculator } from '../support/calculator.ts';
import { expectNotReady, followHeaderLink, visit } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test('answers survive an outage of the calculator, before it loads and after', {
  tag: '@calculator',
}, async ({ page, remote, expectLog }) => {
  expectLog(/ERR_CONNECTION_REFUSED/);
  // The visitor chooses on a page of another remote while the calculator cannot be loaded.
  await visit(page, '/treatments/hip-replacement');
  await remote('calculator').refused();
  const failed = page.waitForEvent('requestfailed', request =>
    request.url().includes('/_releases/calculator/'),
  );
  await page.getByRole('link', { name: 'Estimate my trip to India' }).click();
  await expect(page).toHaveURL(/#calculator-section$/);
  await failed;
  await expectNotReady(page, CALCULATOR);

  await remote('calculator').heal();
  const calculator = await scrollToCalculator(page);
  await expectStep(calculator, 2);
  await expect(calculator.getByRole('radio', { name: /^India/ })).toBeChecked();

  // A second outage, with the wizard loaded: the visitor goes on, to another page and back.
  await remote('calculator').refused();
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

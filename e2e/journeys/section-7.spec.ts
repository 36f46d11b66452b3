import { expectAccessible } from '../support/axe.ts';
import { answerSteps, CALCULATOR, calculatorOf, expectStep, nextButton } from '../support/calculator.ts';
import { estimateTable, expectTotal } from '../support/estimate.ts';
import { visit, waitUntilReady } from '../support/navigation.ts';
import { fillRequired, resultOf, send } from '../support/quote-form.ts';
import { startSection7Site } from '../support/section-7-site.ts';
import { expect, test } from '../support/test.ts';

let site: Awaited<ReturnType<typeof startSection7Site>>;
test.beforeAll(async () => {
  site = await startSection7Site();
});
test.afterAll(() => site.remove());

test('on an API of section 7 and nothing more a visitor gets from the search to an itemised estimate, and sends a quote request', {
  tag: ['@calculator', '@quote', '@own-stack'],
}, async ({ page }) => {
  await visit(page, site.url);
  await page.getByRole('combobox', { name: /treatment are you looking for/i }).fill('Hip Replacement');
  await page.keyboard.press('Enter');
  await waitUntilReady(page, CALCULATOR);
  const calculator = calculatorOf(page);
  await expect(calculator.getByRole('radio', { name: /^Hip Replacement/ })).toBeChecked();
  await nextButton(calculator).click();
  await answerSteps(calculator, 2, 4);
  await expectStep(calculator, 5);
  // No amounts are known before the last answer.
  await expect(calculator).not.toContainText('$');
  await answerSteps(calculator, 5, 5);

  await expectTotal(page, '$9,180');
  for (const [line, amount] of [
    ['Treatment', '$6,200'],
    ['Travel', '$1,280'],
    ['Visa', '$80'],
    ['Accommodation', '$900'],
    ['Food', '$720'],
  ] as const)
    await expect(estimateTable(page).getByRole('row', { name: line })).toContainText(amount);
  await expect(calculator.getByRole('heading', { name: 'Compare destinations' })).toHaveCount(0);
  await expectAccessible(page);

  await calculator.getByRole('button', { name: 'Request my quote' }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await waitUntilReady(page, 'quote/contact');
  const name = await fillRequired(page);
  await send(page);
  await expect(resultOf(page)).toBeVisible();
  expect(site.submissions).toMatchObject([
    {
      kind: 'contact_us',
      payload: { treatment_id: 52, source: 'UK', destination: 'India', contact_name: name },
    },
  ]);
});

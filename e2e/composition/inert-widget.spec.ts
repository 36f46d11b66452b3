import { CALCULATOR, CALCULATOR_CODE, calculatorOf } from '../support/calculator.ts';
import { expectNotReady, holdRequests, visit, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test('inert HTML stays in place under a link to its section, a session and renders above it, and what was done in it is there when its code arrives', {
  tag: '@calculator',
}, async ({ page }) => {
  const release = await holdRequests(page, CALCULATOR_CODE);
  const session = page.waitForResponse(/journey\/(start|by-ip)/);
  await visit(page, '/#calculator-section');
  await session;
  const calculator = calculatorOf(page);
  await expect(calculator).toBeInViewport();
  const inert = await calculator.locator('> div').elementHandle();
  const search = calculator.getByLabel('Search treatments');
  const rhinoplasty = calculator.getByRole('radio', { name: /Rhinoplasty/ });
  await search.fill('nose');
  await rhinoplasty.check();
  await page.evaluate(() => {
    history.pushState(null, '', '/#destinations-section');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await search.focus();
  expect(await inert?.evaluate(node => node.isConnected)).toBe(true);
  await expectNotReady(page, CALCULATOR);
  release();
  await waitUntilReady(page, CALCULATOR);
  await expect(search).toHaveValue('nose');
  await expect(search).toBeFocused();
  await expect(rhinoplasty).toBeChecked();
  await calculator.getByRole('button', { name: 'Next' }).click();
  await expect(
    calculator.getByRole('heading', { name: 'Step 2 of 5: Where from and where to' }),
  ).toBeVisible();
});

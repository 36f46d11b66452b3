import type { Locator } from '@playwright/test';
import { calculatorOf, expectStep, nextButton } from '../support/calculator.ts';
import { expectTotal } from '../support/estimate.ts';
import { clickWhenStill, visit } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('eight taps on a phone lead from a treatment’s page to the estimate', {
  tag: ['@calculator', '@smoke'],
}, async ({ page }) => {
  let taps = 0;
  const tap = async (control: Locator) => {
    await clickWhenStill(control);
    taps += 1;
  };
  const calculator = calculatorOf(page);
  const bar = calculator.getByRole('complementary', { name: 'Estimate so far' });
  /** Next is in the bar, in view wherever the visitor is in the step. */
  const goOn = async () => {
    await expect(nextButton(bar)).toBeInViewport({ ratio: 1 });
    await tap(nextButton(calculator));
  };

  await visit(page, '/treatments/hip-replacement');
  const way = page.getByRole('link', { name: 'Estimate my trip to India' });
  // Its card is about to be in view, and is replaced when it is live.
  await page.evaluate(() => scrollBy(0, 300));
  await expect(
    page.locator('[data-module="calculator/quick-estimate"][data-ready]', { has: way }),
  ).toBeAttached();
  await tap(way);
  await expectStep(calculator, 2);
  const header = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN;
  const progress = calculator.getByRole('list', { name: 'Steps' });
  await expect.poll(async () => (await progress.boundingBox())?.y).toBeGreaterThan(header);
  await calculator.getByLabel('Where do you travel from?').selectOption('UK');
  // Opening the list, and its entry.
  taps += 2;
  await goOn();
  await expectStep(calculator, 3);
  await tap(calculator.getByRole('button', { name: 'In 3 months' }));
  await goOn();
  for (const step of [4, 5]) {
    await expectStep(calculator, step);
    await expect(calculator.getByRole('radio', { name: /^Standard .*typical/ })).toBeChecked();
    await goOn();
  }
  await expectTotal(page, /\$[\d,]{5,}/);
  expect(taps).toBeLessThanOrEqual(8);
  for (const name of ['Request my quote', 'Share'])
    await expect(calculator.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

import { expectAccessible } from '../support/axe.ts';
import { answerSteps, openCalculator } from '../support/calculator.ts';
import { expectTotal } from '../support/estimate.ts';
import { expectFocusInSight } from '../support/focus-walk.ts';
import { doubleText, expectNothingCutOff } from '../support/large-text.ts';
import { expectNoHorizontalScroll, visit } from '../support/navigation.ts';
import { kindsOfPages } from '../support/paths.ts';
import { openForm, resultOf, send } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
/** 1,280 px wide at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };
/** Pages that a phone lays out in another way. */
const onPhone = new Set(['/', '/treatments/hip-replacement', '/contact']);

for (const path of kindsOfPages) {
  test(`${path} has no accessibility violation`, {
    tag: ['@shell', ...(onPhone.has(path) ? ['@phone'] : [])],
  }, async ({ page }) => {
    await visit(page, path);
    await expectAccessible(page);
  });

  test(`${path} covers no focused control and cuts nothing off, on a phone, zoomed and in large text`, {
    tag: '@shell',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    for (const size of [PHONE, ZOOMED]) {
      await page.setViewportSize(size);
      await expectFocusInSight(page, { withFooter: path === '/' });
    }
    await expectNoHorizontalScroll(page);
    await page.setViewportSize(PHONE);
    await doubleText(page);
    await expectNothingCutOff(page);
  });
}

test('on a phone with large text nothing is cut off in the steps, the estimate, the dialog, the menu and the errors of the form', {
  tag: ['@shell', '@own-stack'],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  const calculator = await openCalculator(page);
  await doubleText(page);
  for (const step of [1, 2, 3, 4, 5] as const) {
    await expectNothingCutOff(page);
    await answerSteps(calculator, step, step);
  }
  await expectTotal(page, '$8,865');
  await expectNothingCutOff(page);

  await visit(page, '/treatments');
  await doubleText(page);
  await page.getByRole('button', { name: 'Dental', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingCutOff(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectNothingCutOff(page);

  await openForm(page);
  await doubleText(page);
  await send(page);
  await expect(resultOf(page)).toBeVisible();
  await expectNothingCutOff(page);
});

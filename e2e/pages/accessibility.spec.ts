import { expectAccessible } from '../support/axe.ts';
import { answerSteps, openCalculator } from '../support/calculator.ts';
import { expectTotal } from '../support/estimate.ts';
import { expectFocusInSight } from '../support/focus-walk.ts';
import { doubleText, expectNothingCutOff } from '../support/large-text.ts';
import { expectNoHorizontalScroll, visit } from '../support/navigation.ts';
import { samplePaths } from '../support/paths.ts';
import { openForm, resultOf, send } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

for (const path of samplePaths) {
  test(`${path} has no accessibility violation`, { tag: ['@shell', '@phone'] }, async ({ page }) => {
    await visit(page, path);
    await expectAccessible(page);
  });

  test(`${path} has nothing cut off at 320 px or in large text`, { tag: '@shell' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(page, path);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize(PHONE);
    await doubleText(page);
    await expectNothingCutOff(page);
  });
}

test.describe('on a phone with text of twice its size', { tag: ['@shell', '@own-stack'] }, () => {
  test.use({ viewport: PHONE });

  test('nothing is cut off in the steps, the estimate, the dialog, the menu and the errors of the form', async ({
    page,
  }) => {
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
});

test.describe('without motion', { tag: '@shell' }, () => {
  test.use({ reducedMotion: 'reduce' });

  test('no focused control is covered, on a phone and at 200 and 400 % zoom', async ({ page }) => {
    test.slow();
    for (const path of samplePaths) {
      await visit(page, path);
      for (const size of [PHONE, { width: 720, height: 450 }, { width: 320, height: 256 }]) {
        await page.setViewportSize(size);
        await expectFocusInSight(page, { withFooter: path === '/' });
      }
    }
  });
});

test('the not-found page has no accessibility violation', { tag: ['@shell', '@phone'] }, async ({
  page,
  expectLog,
}) => {
  expectLog(/status of 404/);
  expectLog(/not.found/i);
  await visit(page, '/nowhere');
  await expectAccessible(page);
});

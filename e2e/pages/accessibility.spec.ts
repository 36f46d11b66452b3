import { expectAccessible } from '../support/axe.ts';
import { answerSteps, expectStep, openCalculator } from '../support/calculator.ts';
import { doubleText, expectReadable, stickyHeaderShare } from '../support/large-text.ts';
import { expectNoHorizontalScroll, visit } from '../support/navigation.ts';
import { pagesOfPackages } from '../support/paths.ts';
import { openForm, resultOf, send } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';
import { expectFocusInSight } from './focus-walk.ts';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
/** 1,280 px wide at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };
/** Pages that a phone lays out in another way. */
const onPhone = new Set(['/', '/treatments/hip-replacement', '/destinations/india', '/contact']);

for (const path of pagesOfPackages)
  test(`${path} has no accessibility violation, covers no focused control, cuts nothing off and tears no word, on a phone, zoomed and in large text`, {
    tag: '@shell',
  }, async ({ page }) => {
    await visit(page, path);
    await expectAccessible(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of [ZOOMED, PHONE]) {
      await page.setViewportSize(size);
      await expectFocusInSight(page, { withFooter: path === '/' });
    }
    if (onPhone.has(path)) await expectAccessible(page);
    for (const size of [ZOOMED, TABLET]) {
      await page.setViewportSize(size);
      await expectNoHorizontalScroll(page);
    }
    await page.setViewportSize(PHONE);
    await doubleText(page);
    await expectReadable(page);
  });

test('the header follows the visitor unless it would take more than 12 % of the screen', {
  tag: '@shell',
}, async ({ page }) => {
  await visit(page, '/privacy');
  await page.setViewportSize(PHONE);
  expect(await stickyHeaderShare(page)).toBeGreaterThan(8);
  expect(await stickyHeaderShare(page)).toBeLessThanOrEqual(12);
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await stickyHeaderShare(page)).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('combobox', { name: 'Search' }),
  ).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await doubleText(page);
  expect(await stickyHeaderShare(page)).toBe(0);
});

test('on a phone with large text nothing is cut off in the steps, the dialog, the menu and the errors of the form, and no word torn in the steps and the form', {
  tag: ['@shell', '@own-stack'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  const calculator = await openCalculator(page);
  await doubleText(page);
  await expectReadable(page);
  for (const step of [1, 2, 3, 4] as const) {
    await answerSteps(calculator, step, step);
    await expectStep(calculator, step + 1);
    await expectReadable(page);
  }

  await visit(page, '/treatments');
  await doubleText(page);
  await page.getByRole('button', { name: 'Dental', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectReadable(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectReadable(page);

  await openForm(page);
  await doubleText(page);
  await send(page);
  await expect(resultOf(page)).toBeVisible();
  await expectReadable(page);
});

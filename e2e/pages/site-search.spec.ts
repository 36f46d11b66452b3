import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { observeShifts, readShifts } from '../support/layout-shifts.ts';
import { visit, waitForFonts } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search' });

/** On phones the field is in the menu. */
async function focusSearch(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await field(page).focus();
}

test('the search of the header leads to a treatment by keyboard, and moves nothing', {
  tag: ['@shell', '@smoke', '@phone'],
}, async ({ page }) => {
  await page.addInitScript(observeShifts, true);
  await visit(page, '/about');
  await focusSearch(page);
  // Where a browser has none of the fallback fonts, its own takes their place once it has looked for them.
  await waitForFonts(page);
  const shiftsBefore = (await page.evaluate(readShifts)).length;
  await page.keyboard.type('hip replacment turkey');
  const option = page.getByRole('option', { name: /Hip Replacement.*in Turkey/ });
  await expect(option).toBeVisible();
  // Names and figures are on the list's own white.
  const isInBox = await option.evaluate(node => {
    const { left, right } = node.getBoundingClientRect();
    const box = node.closest('[data-card]')?.getBoundingClientRect();
    return box !== undefined && box.left <= left && right <= box.right;
  });
  expect(isInBox).toBe(true);
  await expectAccessible(page);
  // The options change with each key, and some are gone at once; nothing around them, which stays, moves.
  const shifts = (await page.evaluate(readShifts)).slice(shiftsBefore);
  expect(shifts.filter(({ moved }) => !/^(?:gone|<div role="option")/.test(moved))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/treatments/hip-replacement');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('header :popover-open')).toHaveCount(0);
});

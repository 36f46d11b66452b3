import { expectAccessible } from '../support/axe.ts';
import { expectNoHorizontalScroll, visit, waitForFonts, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test('a category opens in a dialog that traps the focus and returns it', { tag: '@catalogue' }, async ({
  page,
}) => {
  await visit(page, '/treatments');
  await waitUntilReady(page, 'catalogue/treatments');
  const opener = page.getByRole('button', { name: 'Orthopedic', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'All Orthopedic treatments' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    // The browser's own controls may take the focus, but nothing behind the dialog.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
      /DIALOG|BODY/,
    );
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(3, 3);
  await expect(dialog).toBeHidden();
});

test('where the visitor lives, chosen by keyboard, changes figures and order of the cards, and moves nothing else', {
  tag: ['@catalogue'],
}, async ({ page }) => {
  await visit(page, '/treatments/dental-veneers');
  await waitUntilReady(page, 'catalogue/treatment');
  const residence = page.getByRole('combobox', { name: 'I live in' });
  const cards = page
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .getByRole('listitem');
  await residence.focus();
  await waitForFonts(page);
  // Each is as tall as before.
  const places = () =>
    cards.evaluateAll((all: HTMLElement[]) => [
      ...all.map(card => [card.offsetTop, card.offsetHeight]),
      document.body.offsetHeight,
    ]);
  const names = await cards.getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(5);
  const before = await places();
  await page.keyboard.type('Kenya');
  await expect(residence).toHaveValue('Kenya');
  await expect(cards.filter({ hasText: 'all in ≈ $' })).toHaveCount(names.length);
  const sorted = await cards.getByRole('heading').allTextContents();
  expect(sorted).not.toEqual(names);
  expect(await places()).toEqual(before);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);

  // The first card's links are the next stops after the choices above the list.
  await residence.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: /veneers/ })).toBeFocused();
  for (const name of [sorted[0] ?? '', /^Estimate my trip to/]) {
    await page.keyboard.press('Tab');
    await expect(cards.first().getByRole('link', { name, exact: true })).toBeFocused();
  }
});

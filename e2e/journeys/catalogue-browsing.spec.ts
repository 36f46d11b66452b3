import { usd } from 'shared-contracts';
import { expectAccessible } from '../support/axe.ts';
import { CALCULATOR, calculatorOf } from '../support/calculator.ts';
import { expectNoHorizontalScroll, visit, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test('a category opens in a dialog that traps the focus and returns it', {
  tag: ['@catalogue', '@phone'],
}, async ({ page }) => {
  await visit(page, '/treatments');
  await waitUntilReady(page, 'catalogue/treatments');
  const opener = page.getByRole('button', { name: 'Orthopedic', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'All Orthopedic treatments' });
  await expect(dialog.getByRole('link')).toHaveText(['Knee Replacement', 'Hip Replacement', 'Spinal Fusion']);
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

  await page.getByRole('link', { name: 'View Dental Treatment Costs' }).click();
  await expect(page).toHaveURL('/#treatment-search');
  await waitUntilReady(page, CALCULATOR);
  await expect(calculatorOf(page).getByLabel('Search treatments')).toHaveValue('Dental');
});

test('a treatment page shows each country once, with the price that its structured data gives', {
  tag: ['@catalogue', '@phone'],
}, async ({ page }) => {
  await visit(page, '/treatments/hip-replacement');
  const offers = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll(scripts => scripts.map(script => JSON.parse(script.textContent ?? '')));
  const service = offers.find(entry => entry['@type'] === 'Service');
  expect(service.offers.offers).toHaveLength(12);
  for (const { price, areaServed, priceSpecification } of service.offers.offers) {
    expect(priceSpecification).toMatchObject({ price, unitText: 'one hip, implant included' });
    const link = page.getByRole('link', { name: areaServed.name, exact: true });
    await expect(link).toHaveCount(1);
    await expect(page.getByRole('listitem').filter({ has: link })).toContainText(`${usd(price)} plus travel`);
  }
  await expectNoHorizontalScroll(page);
});

test('both quote buttons carry the treatment to the form', { tag: ['@catalogue', '@phone'] }, async ({
  page,
}) => {
  for (const name of ['Get Personalized Quote', 'Get a Personalized Transparent Quote']) {
    await visit(page, '/treatments/dental-implants');
    await waitUntilReady(page, 'catalogue/treatment');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('combobox', { name: 'Treatment' })).toHaveValue('37');
  }
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newName, outcome, send, storedOf } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';
import { live, part, visit } from '../support/visit.ts';

test.describe.configure({ timeout: 120_000 });

/** Answers the calculator's first two steps, then opens the form. */
async function withTrip(page: Page): Promise<void> {
  await visit(page, '/');
  await page.getByRole('combobox', { name: /treatment are you looking for/i }).fill('Hip Replacement');
  await page.keyboard.press('Enter');
  await live(page, 'calculator/calculator');
  const calculator = part(page, 'calculator/calculator');
  await calculator.getByRole('button', { name: 'Next' }).click();
  await calculator.getByLabel('Where do you travel from?').selectOption('UK');
  await calculator.getByRole('radio', { name: /^India/ }).check();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await live(page, 'quote/contact');
  await expect(page.getByText('We filled in what we know from your trip. Please check it.')).toBeVisible();
  await expect(page.getByLabel('Source Country')).toHaveValue('UK');
  await expect(page.getByRole('combobox', { name: 'Treatment' })).toHaveValue('52');
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('India');
}

for (const ticked of [false, true]) {
  test(`an estimate that is ${ticked ? '' : 'not '}ticked is ${ticked ? '' : 'not '}stored`, async ({
    page,
  }) => {
    await withTrip(page);
    const attach = page.getByRole('checkbox', { name: 'Attach my estimate to this request' });
    await expect(attach).not.toBeChecked();
    if (ticked) await attach.check();
    await expectAccessible(page);
    const name = newName();
    await page.getByLabel('Full Name').fill(name);
    await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
    await page.getByRole('checkbox', { name: /agree/i }).check();
    await send(page);
    await expect(outcome(page)).toContainText('Contact Request Submitted!');
    const [row] = storedOf(name);
    expect(row).toMatchObject({ source: 'UK', destination: 'India', treatment_id: 52 });
    const estimate: unknown = JSON.parse(String(row?.estimate));
    // One patient, fifteen nights, all that is assumed: 6,200 + 550 + 100 + 825 + 270.
    if (ticked) expect(JSON.stringify(estimate)).toContain('7945');
    else expect(estimate).toBeNull();
  });
}

test('what the trip filled in is cleared with one button, for good, and what was typed stays', async ({
  page,
}) => {
  await withTrip(page);
  await page.getByLabel('Full Name').fill('Ana Typed');
  await page.getByRole('button', { name: 'Clear these answers' }).click();
  await expect(page.getByText('We filled in what we know')).toBeHidden();
  await expect(page.getByLabel('Source Country')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Treatment' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Destination' })).toBeDisabled();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Typed');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Typed');
  await expect(page.getByRole('combobox', { name: 'Treatment' })).toHaveValue('');
});

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  expectToast,
  fillRequired,
  newName,
  openForm,
  outcome,
  send,
  storedOf,
} from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';
import { live, part, visit } from '../support/visit.ts';

test.describe.configure({ timeout: 120_000 });

test('a request with every answer is stored as it was given, and the receipt says so', {
  tag: '@phone',
}, async ({ page }) => {
  await openForm(page);
  await expectAccessible(page);
  const before = Date.now();
  const name = await fillRequired(page);
  await page.getByLabel('Phone').fill('+44 20-7946 0000');
  await page.getByLabel('Source Country').selectOption('UK');
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('India');
  await page.getByLabel('Timeline').selectOption('soon');
  await page.getByLabel('Notes').fill('First hip in 2019.\nNo allergies.');
  await expect(page.getByText('32 of 2,000 characters')).toBeVisible();
  await send(page);

  await expect(outcome(page)).toBeFocused();
  const said = [
    'Contact Request Submitted!',
    'Our team will contact you within 24 hours with your personalized quote.',
  ];
  for (const text of said) await expect(outcome(page)).toContainText(text);
  await expectToast(page, said);
  await expect(outcome(page)).toContainText('What happens next');
  await expectAccessible(page);

  const [row, ...more] = storedOf(name);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    contact_email: 'ana@example.org',
    contact_phone: '+44 20-7946 0000',
    treatment_id: 52,
    source: 'UK',
    destination: 'India',
    timeline: 'soon',
    notes: 'First hip in 2019.\nNo allergies.',
    consent_version: 'health-data-1',
    estimate: null,
  });
  await expect(outcome(page)).toContainText(String(row?.reference));
  const consentAt = Date.parse(String(row?.consent_at));
  expect(consentAt).toBeGreaterThanOrEqual(before - 1_000);
  expect(consentAt).toBeLessThanOrEqual(Date.now() + 1_000);

  for (const label of ['Full Name', 'Phone', 'Source Country', 'Timeline', 'Notes'])
    await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /agree/i })).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Destination' })).toBeDisabled();
});

/** Presses Tab until the field has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, field: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 15_000 });
}

test('the keyboard alone sends a request', async ({ page }) => {
  await openForm(page);
  const name = newName();
  await tabTo(page, page.getByLabel('Full Name'));
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana@example.org');
  await tabTo(page, page.getByRole('combobox', { name: 'Treatment' }));
  await page.keyboard.type('Hip R');
  await expect(page.getByRole('combobox', { name: 'Destination' })).toBeEnabled();
  await tabTo(page, page.getByRole('combobox', { name: 'Destination' }));
  await page.keyboard.type('Thai');
  await tabTo(page, page.getByRole('checkbox', { name: /agree/i }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Request My Quote' }));
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toBeFocused();
  await expect(outcome(page)).toContainText('Contact Request Submitted!');
  expect(storedOf(name)).toMatchObject([{ treatment_id: 52, destination: 'Thailand' }]);
});

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

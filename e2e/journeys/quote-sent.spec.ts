import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  expectToast,
  fillRequired,
  openForm,
  resultOf,
  send,
  startAnother,
  storedRequests,
  uniqueName,
} from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

test('a complete request is stored as entered and confirmed by a receipt', {
  tag: ['@quote', '@own-stack', '@phone'],
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

  await expect(resultOf(page)).toBeFocused();
  const receipt = [
    'Contact Request Submitted!',
    'Our team will contact you within 24 hours with your personalized quote.',
  ];
  for (const text of receipt) await expect(resultOf(page)).toContainText(text);
  await expectToast(page, receipt);
  await expect(resultOf(page)).toContainText('What happens next');
  await expectAccessible(page);

  const [row, ...more] = storedRequests(name);
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
  await expect(resultOf(page)).toContainText(String(row?.reference));
  const consentAt = Date.parse(String(row?.consent_at));
  expect(consentAt).toBeGreaterThanOrEqual(before - 1_000);
  expect(consentAt).toBeLessThanOrEqual(Date.now() + 1_000);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request received');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  for (const text of [
    name,
    'ana@example.org',
    '+44 20-7946 0000',
    'Soon (within 3 months)',
    'First hip in 2019.',
  ])
    await expect(resultOf(page)).toContainText(text);
  await startAnother(page);
  for (const label of ['Full Name', 'Phone', 'Source Country', 'Timeline', 'Notes'])
    await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /agree/i })).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Destination' })).toBeDisabled();
});

/** Presses Tab until the field has the focus. */
async function tabTo(page: Page, field: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 15_000 });
}

test('a request can be sent by keyboard', { tag: ['@quote', '@own-stack'] }, async ({ page }) => {
  await openForm(page);
  const name = uniqueName();
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
  await expect(resultOf(page)).toBeFocused();
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  expect(storedRequests(name)).toMatchObject([{ treatment_id: 52, destination: 'Thailand' }]);
});

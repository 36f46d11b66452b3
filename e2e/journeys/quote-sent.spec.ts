import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { doubleText, expectNothingCutOff } from '../support/large-text.ts';
import {
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
}, async ({ page, isMobile }) => {
  await openForm(page);
  await expectAccessible(page);
  const name = await fillRequired(page);
  await page.getByLabel('Phone').fill('+44 20-7946 0000');
  await page.getByLabel('Source Country').selectOption('UK');
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('India');
  await page.getByLabel('Timeline').selectOption('soon');
  await page.getByLabel('Notes').fill('First hip in 2019.\nNo allergies.');
  const toast = page.locator('.mantine-Notification-root');
  const receipt = [
    'Contact Request Submitted!',
    'Our team will contact you within 24 hours with your personalized quote.',
  ];
  await send(page);

  await expect(toast).toContainText(receipt.join(''));
  await expect(resultOf(page)).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request received');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
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
    consent_at: expect.any(String),
    estimate: null,
  });
  for (const text of [
    ...receipt,
    String(row?.reference),
    name,
    'ana@example.org',
    '+44 20-7946 0000',
    'Soon (within 3 months)',
    'First hip in 2019.',
    'What happens next',
  ])
    await expect(resultOf(page)).toContainText(text);
  if (isMobile) {
    // A toast repeats what is here, and may be higher than its box then.
    await toast.evaluateAll(toasts => toasts.forEach(each => void (each.style.display = 'none')));
    await doubleText(page);
    await expectNothingCutOff(page);
  }
  await startAnother(page);
  for (const label of ['Full Name', 'Phone', 'Source Country', 'Timeline', 'Notes'])
    await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /agree/i })).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Destination' })).toBeDisabled();
});

const MOST_PRESSES = 60;

/** Presses a key until it has led there, and not once more. */
async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; !(await isThere()); presses += 1) {
    expect(presses, `presses of ${key}`).toBeLessThan(MOST_PRESSES);
    await page.keyboard.press(key);
  }
}

const tabTo = (page: Page, field: Locator) =>
  pressUntil(page, 'Tab', () => field.evaluate(element => element === document.activeElement));
const choose = (page: Page, list: Locator, value: string) =>
  pressUntil(page, 'ArrowDown', async () => (await list.inputValue()) === value);

test('a request can be sent by keyboard', { tag: ['@quote', '@own-stack'] }, async ({ page }) => {
  await openForm(page);
  const name = uniqueName();
  const treatment = page.getByRole('combobox', { name: 'Treatment' });
  const destination = page.getByRole('combobox', { name: 'Destination' });
  await tabTo(page, page.getByLabel('Full Name'));
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana@example.org');
  await tabTo(page, treatment);
  await choose(page, treatment, '52');
  await expect(destination).toBeEnabled();
  await tabTo(page, destination);
  await choose(page, destination, 'Thailand');
  await tabTo(page, page.getByRole('checkbox', { name: /agree/i }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Request My Quote' }));
  await page.keyboard.press('Enter');
  await expect(resultOf(page)).toBeFocused();
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  expect(storedRequests(name)).toMatchObject([{ treatment_id: 52, destination: 'Thailand' }]);
});

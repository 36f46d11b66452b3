import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { doubleText, expectReadable } from '../support/large-text.ts';
import { waitForAnswer } from '../support/navigation.ts';
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

const NEXT = 'Our team will contact you within 24 hours with your personalized quote.';
const toastOf = (page: Page) => page.locator('.mantine-Notification-root');

test('a complete request is stored as entered and confirmed by a receipt', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, isMobile }) => {
  await openForm(page);
  await expectAccessible(page);
  const name = await fillRequired(page);
  await page.getByLabel('Phone').fill('+44 20-7946 0000');
  await page.getByLabel('Source Country').selectOption('UK');
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('India');
  await page.getByLabel('Timeline').selectOption('soon');
  await page.getByLabel('Notes').fill('First hip in 2019.\nNo allergies.');
  await send(page);

  await expect(toastOf(page)).toContainText(`Contact Request Submitted!${NEXT}`);
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
    consent_version: 'health-data-2',
    consent_at: expect.any(String),
    estimate: null,
  });
  for (const text of [
    NEXT,
    String(row?.reference),
    name,
    'ana@example.org',
    '+44 20-7946 0000',
    'Soon (within 3 months)',
    'First hip in 2019.',
  ])
    await expect(resultOf(page)).toContainText(text);
  await expect(page.getByRole('heading', { name: 'What happens next' })).toHaveCount(1);
  await expect(resultOf(page), 'the toast and the heading say it already').not.toContainText('Submitted');
  if (isMobile) {
    await doubleText(page);
    await expectReadable(page);
  }
  await startAnother(page);
  for (const label of ['Full Name', 'Phone', 'Source Country', 'Timeline', 'Notes'])
    await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /agree/i })).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Destination' })).toBeDisabled();
});

test('the toast of a sent request is whole, and covers neither a heading nor the focus', {
  tag: ['@quote', '@own-stack', '@phone'],
}, async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: '2026-01-01T08:00:00Z' });
  // A call that is under way would miss its deadline when the clock is put forward.
  const session = waitForAnswer(page, '/api/masters/treatments');
  await openForm(page);
  await session;
  // Toasts close by time.
  await page.clock.pauseAt('2026-01-01T08:10:00Z');
  const showToast = async () => {
    await fillRequired(page);
    await send(page);
    await expect(resultOf(page)).toBeFocused();
    await page.clock.runFor(1_000);
    await expect(toastOf(page)).toBeVisible();
    const { y } = await boxOf(toastOf(page));
    return { isBelow: async (heading: Locator) => y > (await bottomOf(heading)) };
  };
  const heading = page.getByRole('heading', { level: 1 });
  const toast = await showToast();
  expect(await toast.isBelow(heading)).toBe(true);
  expect(await toast.isBelow(resultOf(page).getByRole('heading', { level: 2 }))).toBe(true);
  if (!isMobile) return;
  // A toast that is pointed at stays.
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  await expect(toastOf(page)).toBeHidden();
  await startAnother(page);
  await doubleText(page);
  const largeToast = await showToast();
  await expectReadable(page);
  expect(await largeToast.isBelow(heading)).toBe(true);
});

async function bottomOf(element: Locator): Promise<number> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const { y, height } = await boxOf(element);
  return y + height;
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return box;
}

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
  await expect(resultOf(page)).toContainText('What happens next');
  expect(storedRequests(name)).toMatchObject([{ treatment_id: 52, destination: 'Thailand' }]);
});

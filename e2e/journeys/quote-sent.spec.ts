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

const toastOf = (page: Page) => page.locator('.mantine-Notification-root');

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
    // It slides in.
    await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
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

test('a request can be sent by keyboard, by way of the summary of invalid fields', {
  tag: ['@quote', '@own-stack'],
}, async ({ page }) => {
  await openForm(page);
  await page.getByRole('button', { name: 'Request My Quote' }).press('Enter');
  await expect(resultOf(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Request a Personalised Quote/);
  await expect(resultOf(page).getByRole('link')).toHaveText([
    'Enter your full name',
    'Enter your email address',
    'Choose a treatment',
    /^Tick the box/,
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();

  const name = uniqueName();
  const treatment = page.getByRole('combobox', { name: 'Treatment' });
  const destination = page.getByRole('combobox', { name: 'Destination' });
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
  await expect(resultOf(page)).toContainText('What happens next');
  expect(storedRequests(name)).toMatchObject([{ treatment_id: 52, destination: 'Thailand' }]);
});

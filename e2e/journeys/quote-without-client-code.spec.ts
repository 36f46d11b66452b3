import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  expectNotReady,
  holdRequests,
  visit,
  waitForHydration,
  waitUntilReady,
} from '../support/navigation.ts';
import { fillRequired, resultOf, send, storedRequests, uniqueName } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

const CONTACT = 'quote/contact';
/** The scripts of the form's releases, also when they are asked for again, with `?retry=1`. */
const CODE = /\/_releases\/quote\/.+\.js(\?|$)/;

const typeEmail = (page: Page) => page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');

test('without its code the form is sent to the server, whose errors and their corrections the code takes over', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, expectLog }) => {
  expectLog(/status of 422/);
  expectLog(/ERR_FAILED/);
  const name = uniqueName();
  await page.route(CODE, route => route.abort());
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill(name);
  await send(page);
  await expect(resultOf(page)).toContainText('Choose a treatment');
  await waitForHydration(page);
  await expectNotReady(page, CONTACT);
  await expectAccessible(page);
  await typeEmail(page);
  await page.unroute(CODE);
  await waitUntilReady(page, CONTACT);
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.org');
  await expect(resultOf(page)).toContainText('Choose a treatment');
  await expect(resultOf(page)).not.toContainText('Enter your email address');
});

test('what was typed before the code loaded is kept in the form and sent', {
  tag: ['@quote', '@own-stack'],
}, async ({ page }) => {
  const release = await holdRequests(page, CODE);
  await visit(page, '/contact');
  await expectNotReady(page, CONTACT);
  const name = await fillRequired(page);
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('India');
  await page.getByLabel('Notes').pressSequentially('in two');
  release();
  await waitUntilReady(page, CONTACT);
  await expect(page.getByLabel('Notes')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' weeks');
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('India');
  await send(page);
  await expect(resultOf(page)).toContainText('What happens next');
  expect(storedRequests(name)).toMatchObject([
    { destination: 'India', notes: 'in two weeks', treatment_id: 52 },
  ]);
});

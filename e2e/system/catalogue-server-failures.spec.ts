import { expectAccessible } from '../support/axe.ts';
import { sectionOf } from '../support/catalogue.ts';
import { type StackWithFaults, startStackWithFaults } from '../support/faulty-api.ts';
import { visit, waitUntilReady } from '../support/navigation.ts';
import { AFTER_RETRIES } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const FAILED = 'This part could not be loaded.';

test.describe.configure({ timeout: 120_000 });

let stack: StackWithFaults;
test.beforeAll(async () => {
  stack = await startStackWithFaults();
});
test.afterAll(() => stack.remove());

test('a page of which the API lacks a section has the others, and the visitor can retry that one', {
  tag: ['@catalogue', '@own-stack'],
}, async ({ page, request, expectLog }) => {
  expectLog(/status of 50\d/);
  const address = `${stack.url}/treatments/rhinoplasty`;
  stack.faults.fail(/treatment-faqs/);
  // What a browser without JavaScript shows in place of the section.
  const response = await request.get(address);
  expect(response.status()).toBe(503);
  expect(await response.text()).toContain(`<noscript>${FAILED}</noscript>`);

  await visit(page, address);
  await waitUntilReady(page, 'catalogue/treatment');
  const countries = sectionOf(page, 'Suggested countries for Rhinoplasty').getByRole('listitem');
  await expect(countries.first()).toBeVisible();
  const questions = sectionOf(page, 'Frequently Asked Questions');
  await expect(questions.getByText(FAILED)).toBeVisible(AFTER_RETRIES);
  await expect(page.getByRole('status').getByText(FAILED)).toBeAttached();
  await expectAccessible(page);
  stack.faults.heal();
  await questions.getByRole('button', { name: 'Try again' }).click();
  await expect(questions.locator('summary').first()).toBeVisible();
});

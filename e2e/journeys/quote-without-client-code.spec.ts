import { expectAccessible } from '../support/axe.ts';
import { expectNotReady, waitForHydration, waitUntilReady } from '../support/navigation.ts';
import { resultOf, send, uniqueName } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

const CONTACT = 'quote/contact';
/** The scripts of the form's releases, also when they are asked for again, with `?retry=1`. */
const CODE = /\/_releases\/quote\/.+\.js(\?|$)/;

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
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
  await page.unroute(CODE);
  await waitUntilReady(page, CONTACT);
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.org');
  await expect(resultOf(page)).toContainText('Choose a treatment');
  await expect(resultOf(page)).not.toContainText('Enter your email address');
});

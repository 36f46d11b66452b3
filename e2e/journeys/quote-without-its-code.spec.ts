import type { Page, Route } from '@playwright/test';
import { latestRelease } from 'e2e-stack';
import { expectAccessible } from '../support/axe.ts';
import { fillRequired, newName, outcome, send, sendWithoutCode, storedOf } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';
import { hydrated, live, part, visit } from '../support/visit.ts';

const CONTACT = 'quote/contact';
/** What a browser says of a script that it did not get; of a preloaded one it says so twice, some seconds later. */
const WITHOUT_CODE = /ERR_FAILED|preloaded using link preload/;
const ofQuote = (url: URL) => url.pathname.startsWith(`/${latestRelease('mfe-quote')}/`);
const blockCode = (page: Page, how: (route: Route) => Promise<void> = route => route.abort()) =>
  page.route(ofQuote, (route, request) =>
    request.resourceType() === 'script' ? how(route) : route.continue(),
  );

test('the form works the same when its code cannot be loaded in the browser', {
  tag: '@phone',
}, async ({ page, expectMessage }) => {
  expectMessage(/status of 422/);
  expectMessage(WITHOUT_CODE);
  await blockCode(page);
  await sendWithoutCode(page);
  await hydrated(page);
  await expect(part(page, CONTACT)).not.toHaveAttribute('data-ready');
  await expectAccessible(page);
});

test('after a change of route without its code, the page as the server makes it is one link away', async ({
  page,
  expectMessage,
}) => {
  expectMessage(WITHOUT_CODE);
  await blockCode(page);
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Open the form' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request My Quote' })).toBeVisible();
});

test('what was typed before its code came, a destination too, is in the live form and in what is sent', async ({
  page,
}) => {
  const late = Promise.withResolvers<void>();
  await blockCode(page, async route => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await hydrated(page);
  await expect(part(page, CONTACT)).not.toHaveAttribute('data-ready');
  const name = await fillRequired(page);
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('India');
  await page.getByLabel('Notes').pressSequentially('in two');
  late.resolve();
  await live(page, CONTACT);
  await expect(page.getByLabel('Notes')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' weeks');
  await expect(page.getByLabel('Notes')).toHaveValue('in two weeks');
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expect(page.getByRole('combobox', { name: 'Destination' })).toBeEnabled();
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('India');
  await send(page);
  await expect(outcome(page)).toContainText('Contact Request Submitted!');
  expect(storedOf(name)).toMatchObject([{ destination: 'India', notes: 'in two weeks', treatment_id: 52 }]);
});

test('a form that the server showed again with errors comes to life with its corrections', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/status of 422/);
  expectMessage(WITHOUT_CODE);
  const name = newName();
  await blockCode(page);
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill(name);
  await send(page);
  await expect(outcome(page)).toContainText('Please choose a treatment');
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
  await page.unroute(ofQuote);
  await live(page, CONTACT);
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.org');
  await expect(outcome(page)).not.toContainText('Invalid email');
  await expect(outcome(page)).toContainText('Please choose a treatment');
});

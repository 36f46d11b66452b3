import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { collector } from '../support/collector.ts';
import { type OwnStack, ownStack } from '../support/own-stack.ts';
import { expect, test } from '../support/test.ts';
import { hydrated, visit } from '../support/visit.ts';

let stack: OwnStack;
let events: Awaited<ReturnType<typeof collector>>;
test.beforeAll(async () => {
  events = await collector();
  stack = await ownStack({ env: { shell: { ANALYTICS_URL: events.url } } });
});
test.afterAll(async () => {
  await stack.remove();
  await events.close();
});
test.beforeEach(() => void events.received.splice(0));

const quote = (page: Page) => page.getByRole('button', { name: 'Get Personalized Quote' });
const banner = (page: Page) => page.getByRole('region', { name: /May we count/ });

/** Asks for a quote from a treatment's page, which is the site's one analytics event. */
async function askForQuote(page: Page, slug = 'hip-replacement') {
  await visit(page, `${stack.url}/treatments/${slug}`);
  await quote(page).click();
  await expect(page).toHaveURL(/\/contact$/);
}
const treatments = () =>
  events.received.map(({ body }) => (JSON.parse(body) as { treatment: string }).treatment);

test('nothing is sent before a choice, nor after a rejection', { tag: '@phone' }, async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', request => {
    const { host } = new URL(request.url());
    if (host === new URL(events.url).host) foreign.push(request.url());
  });
  await askForQuote(page);
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reject analytics' }).click();
  await expect(banner(page)).toBeHidden();
  await askForQuote(page);
  expect(foreign).toEqual([]);
  expect(events.received).toEqual([]);
});

test('after a yes the event is sent, by the treatment’s name alone: no session, no cookie', async ({
  page,
}) => {
  await visit(page, stack.url);
  await page.getByRole('button', { name: 'Accept analytics' }).click();
  await askForQuote(page);
  await expect.poll(treatments).toEqual(['Hip Replacement']);
  const [{ body, headers } = { body: '', headers: {} }] = events.received;
  expect(JSON.parse(body)).toEqual({
    name: 'treatment_search',
    version: 1,
    context: 'home',
    treatment: 'Hip Replacement',
  });
  expect(headers.cookie).toBeUndefined();
  expect((await page.context().cookies()).map(({ name }) => name).join()).toContain('carefare_session');
});

test('a choice is changed in the footer, and then counts', async ({ page }) => {
  await visit(page, stack.url);
  await page.getByRole('button', { name: 'Accept analytics' }).click();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('heading', { name: /May we count/ })).toBeFocused();
  await expect(page.getByText('Your choice so far: accepted.')).toBeVisible();
  await page.getByRole('button', { name: 'Reject analytics' }).click();
  await askForQuote(page, 'facelift');
  await page.reload();
  await hydrated(page);
  await expect(banner(page)).toBeHidden();
  expect(events.received).toEqual([]);
});

test('an event of an offline moment waits in memory; a consent withdrawn meanwhile drops it', async ({
  page,
  context,
}) => {
  // The form's code is in the browser's cache by then, so that the offline click is answered.
  await visit(page, `${stack.url}/contact`);
  await page.getByRole('button', { name: 'Accept analytics' }).click();
  await visit(page, `${stack.url}/treatments/facelift`);
  await context.setOffline(true);
  await quote(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(events.received).toEqual([]);
  await context.setOffline(false);
  await expect.poll(treatments).toEqual(['Facelift']);

  await visit(page, `${stack.url}/treatments/liposuction`);
  await context.setOffline(true);
  await quote(page).click();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Reject analytics' }).click();
  await context.setOffline(false);
  await askForQuote(page);
  expect(treatments()).toEqual(['Facelift']);
});

test('browser storage holds the session, the variant and the choice, and nothing else', async ({ page }) => {
  await visit(page, stack.url);
  await page.getByRole('button', { name: 'Accept analytics' }).click();
  await askForQuote(page);
  await page.goto(`${stack.url}/cookies`);
  await hydrated(page);
  const storage = await page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage)]);
  expect(storage).toEqual([['carefare.consent', 'carefare.session', 'carefare.variant'], []]);
});

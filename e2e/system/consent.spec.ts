import type { Page } from '@playwright/test';
import { startAnalyticsCollector } from '../support/analytics-collector.ts';
import { expectAccessible } from '../support/axe.ts';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import {
  clickWhenStill,
  remoteModule,
  visit,
  visitWithSession,
  waitForHydration,
} from '../support/navigation.ts';
import { readShellLog } from '../support/shell-log.ts';
import { expect, test } from '../support/test.ts';

let stack: IsolatedStack;
let collector: Awaited<ReturnType<typeof startAnalyticsCollector>>;
test.beforeAll(async () => {
  collector = await startAnalyticsCollector();
  stack = await startIsolatedStack({ env: { shell: { ANALYTICS_URL: collector.url } } });
});
test.afterAll(async () => {
  await stack.remove();
  await collector.close();
});
test.beforeEach(() => void collector.events.splice(0));

const quoteButton = (page: Page) => page.getByRole('link', { name: 'Get Personalized Quote' });
const consentBanner = (page: Page) => page.getByRole('region', { name: /May we count/ });

/** Asks for a quote on a treatment's page, which is the site's only analytics event. */
async function askForQuote(page: Page, slug = 'hip-replacement') {
  await visit(page, `${stack.url}/treatments/${slug}`);
  await quoteButton(page).click();
  await expect(page).toHaveURL(/\/contact$/);
}
const sentTreatments = () =>
  collector.events.map(({ body }) => (JSON.parse(body) as { treatment: string }).treatment);

test('the question stands above the footer and covers nothing', { tag: ['@shell', '@phone'] }, async ({
  page,
}) => {
  await visit(page, '/contact');
  const box = (await consentBanner(page).boundingBox()) ?? { y: 0, height: 0 };
  const viewport = page.viewportSize();
  expect(box.y).toBeGreaterThan(viewport?.height ?? 0);
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(Math.abs((footer?.y ?? 0) - box.y - box.height)).toBeLessThan(1);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('heading', { name: /May we count/ })).toBeFocused();
});

test('no event is sent before consent or after a rejection', { tag: ['@shell', '@phone'] }, async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', request => {
    const { host } = new URL(request.url());
    if (host === new URL(collector.url).host) sent.push(request.url());
  });
  await askForQuote(page);
  await expect(consentBanner(page)).toBeVisible();
  await expectAccessible(page);
  await clickWhenStill(page.getByRole('button', { name: 'Reject analytics' }));
  await expect(consentBanner(page)).toBeHidden();
  await askForQuote(page);
  expect(sent).toEqual([]);
  expect(collector.events).toEqual([]);
});

test('with consent the event is sent with the treatment’s name, without session or cookie', {
  tag: ['@shell', '@own-stack'],
}, async ({ page }) => {
  await visit(page, stack.url);
  await clickWhenStill(page.getByRole('button', { name: 'Accept analytics' }));
  await askForQuote(page);
  await expect.poll(sentTreatments).toEqual(['Hip Replacement']);
  const [{ body, headers } = { body: '', headers: {} }] = collector.events;
  expect(JSON.parse(body)).toEqual({
    name: 'treatment_search',
    version: 1,
    context: 'home',
    treatment: 'Hip Replacement',
  });
  expect(headers.cookie).toBeUndefined();
  expect((await page.context().cookies()).map(({ name }) => name).join()).toContain('carefare_session');
});

test('consent can be withdrawn in the footer', { tag: ['@shell', '@own-stack'] }, async ({ page }) => {
  await visit(page, stack.url);
  await clickWhenStill(page.getByRole('button', { name: 'Accept analytics' }));
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('heading', { name: /May we count/ })).toBeFocused();
  await expect(page.getByText('Your choice so far: accepted.')).toBeVisible();
  await clickWhenStill(page.getByRole('button', { name: 'Reject analytics' }));
  await askForQuote(page, 'facelift');
  await page.reload();
  await waitForHydration(page);
  await expect(consentBanner(page)).toBeHidden();
  expect(collector.events).toEqual([]);
});

test('an event from an offline moment waits in memory, and is dropped if consent is withdrawn', {
  tag: ['@shell', '@own-stack'],
}, async ({ page, context }) => {
  // A navigation loads the form's files into the browser's cache, so that it opens offline.
  await askForQuote(page);
  await clickWhenStill(page.getByRole('button', { name: 'Accept analytics' }));
  await visitWithSession(page, `${stack.url}/treatments/facelift`);
  await context.setOffline(true);
  await quoteButton(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(collector.events).toEqual([]);
  await context.setOffline(false);
  await expect.poll(sentTreatments).toEqual(['Facelift']);

  await visitWithSession(page, `${stack.url}/treatments/liposuction`);
  await context.setOffline(true);
  await quoteButton(page).click();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await clickWhenStill(page.getByRole('button', { name: 'Reject analytics' }));
  await context.setOffline(false);
  await askForQuote(page);
  expect(sentTreatments()).toEqual(['Facelift']);
});

test('a page reports its vitals by module and release when it is left, after consent only', {
  tag: ['@shell', '@own-stack'],
}, async ({ page }) => {
  const reports = () => readShellLog(stack).filter(({ msg }) => msg === 'vitals');
  // One view in four is measured: this one.
  await page.addInitScript(() => Object.assign(Math, { random: () => 0 }));
  const written = reports().length;
  await visit(page, `${stack.url}/destinations`);
  await visit(page, `${stack.url}/treatments/facelift`);
  const code = page.waitForResponse(/vitals\.\w+\.js$/);
  await clickWhenStill(page.getByRole('button', { name: 'Accept analytics' }));
  await (await code).finished();
  // What has been painted is told to the code in tasks of their own.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  const release = await remoteModule(page, 'catalogue/treatment').getAttribute('data-release');
  await page.goto(`${stack.url}/about`);
  await expect.poll(() => reports().length).toBe(written + 1);
  const report = reports().at(-1);
  expect(report?.page).toBe('catalogue/treatment');
  expect(JSON.stringify(report)).not.toContain('facelift');
  expect(report?.vitals?.map(({ name }) => name)).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP']));
  const largest = report?.vitals?.find(({ name }) => name === 'LCP');
  expect(largest).toMatchObject({ module: 'catalogue/treatment', release });
});

test('browser storage contains the session, the variant and the consent, nothing else', {
  tag: ['@shell', '@own-stack'],
}, async ({ page }) => {
  await visit(page, stack.url);
  await clickWhenStill(page.getByRole('button', { name: 'Accept analytics' }));
  await askForQuote(page);
  await page.goto(`${stack.url}/cookies`);
  await waitForHydration(page);
  const storage = await page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage)]);
  expect(storage).toEqual([['carefare.consent', 'carefare.session', 'carefare.variant'], []]);
});

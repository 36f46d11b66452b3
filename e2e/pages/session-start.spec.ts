import type { Page } from '@playwright/test';
import { CALCULATOR, calculatorOf } from '../support/calculator.ts';
import { clickWhenStill, visit, waitForHydration, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const readStorage = (page: Page) =>
  page.evaluate(() => ({
    session: localStorage.getItem('carefare.session'),
    variant: localStorage.getItem('carefare.variant'),
  }));
const isStart = (url: string) => /\/api\/journey\/start\//.test(url);

/** Records the session starts that the page requests. */
function recordStarts(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', request => {
    if (isStart(request.url())) urls.push(request.url());
  });
  return urls;
}

test('a page load starts one session, with the variant of its number, and navigation keeps it', {
  tag: '@shell',
}, async ({ page }) => {
  const starts = recordStarts(page);
  await visit(page, '/about');
  await expect.poll(async () => (await readStorage(page)).session).toMatch(/^\d+$/);
  const { session, variant } = await readStorage(page);
  expect(variant).toBe(Number(session) % 2 === 0 ? 'A' : 'B');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Carefare, home' }).click();
  await expect(page).toHaveURL('/');
  expect(starts).toHaveLength(1);
  // A keyed hash instead of the visitor's IP address.
  expect(starts[0]).toMatch(/\/start\/[0-9a-f]{32}$/);
});

test('a second visit finds its session', { tag: '@shell' }, async ({ page }) => {
  await visit(page, '/about');
  await expect.poll(async () => (await readStorage(page)).session).toMatch(/^\d+$/);
  const before = await readStorage(page);
  const starts = recordStarts(page);
  const found = page.waitForResponse(/\/api\/journey\/by-ip\//);
  await page.reload();
  expect((await found).status()).toBe(200);
  await waitForHydration(page);
  expect(await readStorage(page)).toEqual(before);
  expect(starts).toEqual([]);
});

test('without a location the page hydrates in time and the session starts as unknown', {
  tag: '@shell',
}, async ({ page }) => {
  await page.route('**/geo', () => undefined);
  await page.addInitScript(() =>
    new MutationObserver(
      () => 'hydrated' in document.documentElement.dataset && performance.mark('hydrated'),
    ).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] }),
  );
  const start = page.waitForRequest(request => isStart(request.url()));
  await visit(page, '/');
  expect((await start).url()).toMatch(/\/start\/unknown$/);
  await expect.poll(async () => (await readStorage(page)).session).toMatch(/^\d+$/);
  const msAfterHydration = await page.evaluate(() => {
    const request = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/journey/start/'));
    return (
      (request?.startTime ?? 0) -
      (performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.POSITIVE_INFINITY)
    );
  });
  expect(msAfterHydration).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('with blocked storage the site works with a session in memory', { tag: '@shell' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const saved = page.waitForResponse(
    response => response.request().method() === 'PUT' && /\/api\/journey\/\d+$/.test(response.url()),
  );
  await visit(page, '/');
  await clickWhenStill(page.getByRole('button', { name: 'Reject analytics' }));
  const calculator = calculatorOf(page);
  await calculator.scrollIntoViewIfNeeded();
  await waitUntilReady(page, CALCULATOR);
  await calculator.getByRole('radio', { name: /Hair Transplant/ }).check();
  await calculator.getByRole('button', { name: 'Next' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(calculator.getByRole('heading', { name: /Step 2 of 5/ })).toBeVisible();
});

test('a failed session start is retried when the connection is back', { tag: '@shell' }, async ({
  page,
  expectLog,
}) => {
  expectLog(/status of 500/);
  expectLog(/Failed to start session/);
  let failing = true;
  await page.route(isStartUrl, route =>
    failing ? route.fulfill({ status: 500, json: { title: 'fault', status: 500 } }) : route.continue(),
  );
  const failed = page.waitForResponse(response => isStart(response.url()));
  await visit(page, '/about');
  await failed;
  expect((await readStorage(page)).session).toBeNull();
  failing = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(async () => (await readStorage(page)).session).toMatch(/^\d+$/);
});
const isStartUrl = (url: URL) => isStart(url.href);

test('the Cookie Policy lists exactly what is stored in the browser', { tag: '@shell' }, async ({ page }) => {
  await visit(page, '/');
  await clickWhenStill(page.getByRole('button', { name: 'Accept analytics' }));
  await expect.poll(async () => (await readStorage(page)).session).toMatch(/^\d+$/);
  await visit(page, '/cookies');
  const rowHeaders = (caption: RegExp) =>
    page.getByRole('table', { name: caption }).getByRole('rowheader').allTextContents();
  expect((await rowHeaders(/^Entries of local storage/)).sort()).toEqual(
    (await page.evaluate(() => Object.keys(localStorage))).sort(),
  );
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const cookies = await page.context().cookies();
  expect(cookies).toHaveLength(1);
  const [session] = cookies;
  // The name ends with the port on 127.0.0.1.
  expect(await rowHeaders(/^Cookies are sent/)).toContain(session?.name.replace(/_\d+$/, ''));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const days = ((session?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(30);
});

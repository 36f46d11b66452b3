import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { hydrated, live, part, visit } from '../support/visit.ts';

const stored = (page: Page) =>
  page.evaluate(() => ({
    session: localStorage.getItem('carefare.session'),
    variant: localStorage.getItem('carefare.variant'),
  }));
const isStart = (url: string) => /\/api\/journey\/start\//.test(url);

/** Every start of a session that the page asks for. */
function starts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    if (isStart(request.url())) asked.push(request.url());
  });
  return asked;
}

test('a session starts once for a page load, with the variant of its number, and outlives navigation', async ({
  page,
}) => {
  const asked = starts(page);
  await visit(page, '/about');
  await expect.poll(async () => (await stored(page)).session).toMatch(/^\d+$/);
  const { session, variant } = await stored(page);
  expect(variant).toBe(Number(session) % 2 === 0 ? 'A' : 'B');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Carefare, home' }).click();
  await expect(page).toHaveURL('/');
  expect(asked).toHaveLength(1);
  // A keyed hash in the place of the address.
  expect(asked[0]).toMatch(/\/start\/[0-9a-f]{32}$/);
});

test('a second visit finds its session again', async ({ page }) => {
  await visit(page, '/about');
  await expect.poll(async () => (await stored(page)).session).toMatch(/^\d+$/);
  const before = await stored(page);
  const asked = starts(page);
  const found = page.waitForResponse(/\/api\/journey\/by-ip\//);
  await page.reload();
  expect((await found).status()).toBe(200);
  await hydrated(page);
  expect(await stored(page)).toEqual(before);
  expect(asked).toEqual([]);
});

test('a location that never comes delays nothing: the page is live, the session starts as unknown', async ({
  page,
}) => {
  await page.route('**/geo', () => undefined);
  await page.addInitScript(() =>
    new MutationObserver(
      () => 'hydrated' in document.documentElement.dataset && performance.mark('live'),
    ).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] }),
  );
  const start = page.waitForRequest(request => isStart(request.url()));
  await visit(page, '/');
  expect((await start).url()).toMatch(/\/start\/unknown$/);
  await expect.poll(async () => (await stored(page)).session).toMatch(/^\d+$/);
  // The page did not wait for it.
  const waited = await page.evaluate(() => {
    const asked = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/journey/start/'));
    return (
      (asked?.startTime ?? 0) -
      (performance.getEntriesByName('live')[0]?.startTime ?? Number.POSITIVE_INFINITY)
    );
  });
  expect(waited).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('where storage is blocked the site works, with a session in memory', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Reject analytics' }).click();
  const calculator = part(page, 'calculator/calculator');
  await calculator.scrollIntoViewIfNeeded();
  await live(page, 'calculator/calculator');
  await calculator.getByRole('radio', { name: /Hair Transplant/ }).check();
  await calculator.getByRole('button', { name: 'Next' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(calculator.getByRole('heading', { name: /Step 2 of 5/ })).toBeVisible();
});

test('a start that failed is tried again when the connection is back', async ({ page, expectMessage }) => {
  expectMessage(/status of 500/);
  expectMessage(/Failed to start session/);
  let failing = true;
  await page.route(isStartUrl, route =>
    failing ? route.fulfill({ status: 500, json: { title: 'fault', status: 500 } }) : route.continue(),
  );
  const failed = page.waitForResponse(response => isStart(response.url()));
  await visit(page, '/about');
  await failed;
  expect((await stored(page)).session).toBeNull();
  failing = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(async () => (await stored(page)).session).toMatch(/^\d+$/);
});
const isStartUrl = (url: URL) => isStart(url.href);

test('the Cookie Policy lists what is in the browser, and nothing is there that it does not list', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Accept analytics' }).click();
  await expect.poll(async () => (await stored(page)).session).toMatch(/^\d+$/);
  await visit(page, '/cookies');
  const listed = (caption: RegExp) =>
    page.getByRole('table', { name: caption }).getByRole('rowheader').allTextContents();
  expect((await listed(/^Entries of local storage/)).sort()).toEqual(
    (await page.evaluate(() => Object.keys(localStorage))).sort(),
  );
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const cookies = await page.context().cookies();
  expect(cookies).toHaveLength(1);
  const [session] = cookies;
  // Local runs carry the port in its name.
  expect(await listed(/^Cookies are sent/)).toContain(session?.name.replace(/_\d+$/, ''));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const days = ((session?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(30);
});

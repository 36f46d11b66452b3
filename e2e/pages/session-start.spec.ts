import type { Page } from '@playwright/test';
import { scrollToCalculator } from '../support/calculator.ts';
import { clickWhenStill, followHeaderLink, visit, waitLongerForLocation } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const readStorage = (page: Page) =>
  page.evaluate(() => ({
    session: localStorage.getItem('carefare.session'),
    variant: localStorage.getItem('carefare.variant'),
  }));
const isStart = (url: string) => /\/api\/journey\/start\//.test(url);

test('the first page starts a session with the variant of its number, which navigation keeps and a second visit finds', {
  tag: '@shell',
}, async ({ page }) => {
  const starts: string[] = [];
  page.on('request', request => {
    if (isStart(request.url())) starts.push(request.url());
  });
  await waitLongerForLocation(page);
  await visit(page, '/about');
  await expect.poll(async () => (await readStorage(page)).session).toMatch(/^\d+$/);
  const stored = await readStorage(page);
  expect(stored.variant).toBe(Number(stored.session) % 2 === 0 ? 'A' : 'B');
  await followHeaderLink(page, 'Blog');
  await expect(page).toHaveURL('/blog');
  const found = page.waitForResponse(/\/api\/journey\/by-ip\//);
  const hasTreatments = page.waitForResponse('**/api/masters/treatments');
  await page.reload();
  expect((await found).status()).toBe(200);
  // Asked for once there is a session.
  await hasTreatments;
  expect(await readStorage(page)).toEqual(stored);
  // A keyed hash instead of the visitor's IP address.
  expect(starts).toEqual([expect.stringMatching(/\/start\/[0-9a-f]{32}$/)]);
});

test('with blocked storage and without a location the site works with a session in memory', {
  tag: '@shell',
}, async ({ page }) => {
  await page.route('**/geo', () => undefined);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const start = page.waitForRequest(request => isStart(request.url()));
  const saved = page.waitForResponse(
    response => response.request().method() === 'PUT' && /\/api\/journey\/\d+$/.test(response.url()),
  );
  await visit(page, '/');
  expect((await start).url()).toMatch(/\/start\/unknown$/);
  await clickWhenStill(page.getByRole('button', { name: 'Reject analytics' }));
  const calculator = await scrollToCalculator(page);
  await calculator.getByRole('radio', { name: /Hair Transplant/ }).check();
  await calculator.getByRole('button', { name: 'Next' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(calculator.getByRole('heading', { name: /Step 2 of 5/ })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

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
  const [session, ...more] = await page.context().cookies();
  expect(more).toEqual([]);
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  // The name ends with the port on 127.0.0.1.
  expect(await rowHeaders(/^Cookies are sent/)).toContain(session?.name.replace(/_\d+$/, ''));
});

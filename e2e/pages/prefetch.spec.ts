import type { Page, Request } from '@playwright/test';
import { answerSteps, openCalculator } from '../support/calculator.ts';
import { followHeaderLink, remoteModule, visit, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const LIST = 'catalogue/treatments';
const TREATMENT = 'catalogue/treatment';

const linkTo = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Records requests of code and data from now on, by the last part of their path. */
function recordRequests(page: Page): string[] {
  const names: string[] = [];
  const record = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/\/api\/masters\/|\.(js|css)$/.test(pathname)) names.push(pathname.split('/').at(-1) ?? '');
  };
  page.on('request', record);
  return names;
}

const DATA = ['treatment-benefits', 'treatment-countries', 'treatment-faqs'];

test('resting on a link loads code and data of its page, and the click requests nothing more', {
  tag: '@shell',
}, async ({ page }) => {
  const requested = recordRequests(page);
  await visit(page, '/treatments');
  await waitUntilReady(page, LIST);
  const link = linkTo(page, 'Rhinoplasty');
  await link.hover();
  await expect.poll(() => requested.filter(name => DATA.includes(name)).toSorted()).toEqual(DATA);
  expect(requested.some(name => /^treatment\..*\.js$/.test(name))).toBe(true);
  await page.waitForLoadState('networkidle');
  requested.length = 0;
  await link.click();
  await waitUntilReady(page, TREATMENT);
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The page's own links to the quote form are in view, and get its files.
  expect(requested.filter(name => !/^(contact|remoteEntry)\./.test(name))).toEqual([]);
});

test('links in view get the files of their page, but no data', { tag: '@shell' }, async ({ page }) => {
  const requested = recordRequests(page);
  await visit(page, '/treatments');
  await waitUntilReady(page, LIST);
  await expect.poll(() => requested.some(name => /^treatment\..*\.js$/.test(name))).toBe(true);
  await linkTo(page, 'Rhinoplasty').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requested.filter(name => DATA.includes(name))).toEqual([]);
});

test('keyboard focus and a press count as intent, and each page is loaded once', { tag: '@shell' }, async ({
  page,
}) => {
  await visit(page, '/treatments');
  await waitUntilReady(page, LIST);
  const requested = recordRequests(page);
  const data = () => requested.filter(name => DATA.includes(name));
  await linkTo(page, 'Facelift').focus();
  await expect.poll(() => data().length).toBe(3);
  await linkTo(page, 'Rhinoplasty').dispatchEvent('pointerdown');
  await expect.poll(() => data().length).toBe(6);
  // Only the third page is new. Requests for the other two would come before its own.
  for (const name of ['Facelift', 'Rhinoplasty', 'Liposuction'])
    await linkTo(page, name).dispatchEvent('pointerdown');
  await expect.poll(() => data().slice(6).toSorted()).toEqual(DATA);
  await page.waitForLoadState('networkidle');
  expect(data()).toHaveLength(9);
});

test('visitors who save data get nothing ahead', { tag: '@shell' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.clock.install();
  await visit(page, '/treatments');
  await waitUntilReady(page, LIST);
  await page.waitForLoadState('networkidle');
  const requested = recordRequests(page);
  await linkTo(page, 'Rhinoplasty').hover();
  await page.clock.runFor(1_000);
  // A request of the page after that time is the last one.
  await page.evaluate(() => fetch('/health/live'));
  expect(requested).toEqual([]);
});

test('a link that is only pointed at leaves the trip alone', { tag: '@shell' }, async ({ page }) => {
  const calculator = await openCalculator(page);
  await answerSteps(calculator, 1, 2);
  await followHeaderLink(page, 'Treatments');
  await waitUntilReady(page, LIST);
  const loaded = page.waitForResponse(/treatment-faqs/);
  await linkTo(page, 'Rhinoplasty').hover();
  await loaded;
  await linkTo(page, 'Hip Replacement').click();
  // Another treatment's page, once opened, forgets the destination.
  await expect(remoteModule(page, TREATMENT).getByText('Your chosen destination')).toBeVisible();
});

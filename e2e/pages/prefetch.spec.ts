import type { Page } from '@playwright/test';
import { remoteModule, visitWithSession, waitForAnswer, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

/** Several calls in one. */
const JOINED = '/api/masters/joined';

/** Notes what the page asks for: the last part of each address, without pictures, which come once a page shows. */
function recordRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', request => {
    if (request.resourceType() !== 'image')
      requested.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  return requested;
}

/**
 * What the next page prefetches in its turn comes later than what it needs. What this page has planned already is done when
 * a callback after it is called.
 */
const stopPrefetching = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        requestIdleCallback(() => resolve(), { timeout: 1_000 });
        Object.assign(globalThis, { requestIdleCallback: () => 0 });
      }),
  );

test('from a list to a treatment in view, and on to a country, a click asks the network for nothing', {
  tag: ['@shell', '@phone'],
}, async ({ page }) => {
  const requested = recordRequests(page);
  const main = page.getByRole('main');
  const id = '35';
  const treatment = waitForAnswer(page, JOINED, `["treatment-faqs",{"treatment_id":${id}}]`);
  await visitWithSession(page, '/treatments');
  const facelift = main.getByRole('link', { name: 'Facelift', exact: true });
  await facelift.scrollIntoViewIfNeeded();
  await treatment;
  await stopPrefetching(page);
  requested.length = 0;
  // By a key: the pointer would rest on a link of the next page, which is fetched ahead then.
  await facelift.press('Enter');
  await waitUntilReady(page, 'catalogue/treatment');
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Thailand', exact: true })).toBeAttached();
  expect(requested).toEqual([]);

  const country = waitForAnswer(page, JOINED, `{"treatment_id":"${id}","destination":"Thailand"}`);
  await visitWithSession(page, '/treatments/facelift');
  const thailand = main.getByRole('link', { name: 'Thailand', exact: true });
  await thailand.scrollIntoViewIfNeeded();
  await country;
  await stopPrefetching(page);
  requested.length = 0;
  await thailand.click();
  await waitUntilReady(page, 'catalogue/country');
  await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible();
  expect(requested).toEqual([]);
});

test('from the first screen to the calculator, a click asks the network for nothing', {
  tag: '@shell',
}, async ({ page }) => {
  const requested = recordRequests(page);
  // The calculator's, and that of the treatments in view.
  const data = ['/api/masters/options', JOINED].map(path => waitForAnswer(page, path));
  await visitWithSession(page, '/');
  const link = page.getByRole('main').getByRole('link', { name: 'Get My Transparent Estimate' }).first();
  await link.scrollIntoViewIfNeeded();
  await Promise.all(data);
  await stopPrefetching(page);
  requested.length = 0;
  await link.click();
  await waitUntilReady(page, 'calculator/calculator');
  await expect(
    remoteModule(page, 'calculator/calculator').getByRole('heading', { name: /Step 1 of 5/ }),
  ).toBeInViewport();
  expect(requested).toEqual([]);
});

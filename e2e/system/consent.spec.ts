import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { readShellLog } from '../support/isolated-stack.ts';
import { clickWhenStill, remoteModule, visit } from '../support/navigation.ts';
import { test, type WatchedSite } from '../support/shared-sites.ts';
import { expect } from '../support/test.ts';

let stack: WatchedSite;
test.beforeEach(({ watchedSite }) => {
  stack = watchedSite;
});

const consentBanner = (page: Page) => page.getByRole('region', { name: /May we count/ });

/** Asks for a quote on a treatment's page, which is the site's only analytics event. */
async function askForQuote(page: Page, slug: string) {
  await visit(page, `${stack.url}/treatments/${slug}`);
  await page.getByRole('link', { name: 'Get Personalized Quote' }).click();
  await expect(page).toHaveURL(/\/contact$/);
}

async function choose(page: Page, answer: 'Accept' | 'Reject', before?: string) {
  if (before) {
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('heading', { name: /May we count/ })).toBeFocused();
    await expect(page.getByText(`Your choice so far: ${before}.`)).toBeVisible();
  }
  await clickWhenStill(page.getByRole('button', { name: `${answer} analytics` }));
  await expect(consentBanner(page)).toBeHidden();
}

/** Watches the treatments of the events that are sent from now on. */
function watchTreatments() {
  const { length } = stack.collector.events;
  return () =>
    stack.collector.events
      .slice(length)
      .map(({ body }) => (JSON.parse(body) as { treatment: string }).treatment);
}

test('events are sent with consent alone, with the treatment’s name and without session or cookie', {
  tag: ['@shell', '@own-stack'],
}, async ({ page }) => {
  const sentTreatments = watchTreatments();
  await askForQuote(page, 'facelift');
  await expect(consentBanner(page)).toBeVisible();
  await expectAccessible(page);
  await choose(page, 'Reject');
  await askForQuote(page, 'liposuction');
  await choose(page, 'Accept', 'rejected');
  await askForQuote(page, 'hip-replacement');
  // Events arrive in the order in which they are sent.
  await expect.poll(sentTreatments).toEqual(['Hip Replacement']);

  const { body = '', headers = {} } = stack.collector.events.at(-1) ?? {};
  expect(JSON.parse(body)).toEqual({
    name: 'treatment_search',
    version: 1,
    context: 'home',
    treatment: 'Hip Replacement',
  });
  expect(headers.cookie).toBeUndefined();
  expect((await page.context().cookies()).map(({ name }) => name).join()).toContain('carefare_session');
});

test('a page reports its vitals by module and release when it is left, after consent only', {
  tag: ['@shell', '@own-stack'],
}, async ({ page }) => {
  const reports = () => readShellLog(stack).filter(({ msg }) => msg === 'vitals');
  await page.addInitScript(() => {
    // One view in four is measured: this one.
    Object.assign(Math, { random: () => 0 });
    window.PerformanceObserver = class extends PerformanceObserver {
      constructor(tell: PerformanceObserverCallback) {
        super((list, ...rest) => {
          tell(list, ...rest);
          if (list.getEntriesByType('largest-contentful-paint').length > 0)
            Object.assign(window, { isPaintTold: true });
        });
      }
    };
  });
  const written = reports().length;
  await visit(page, `${stack.url}/destinations`);
  await visit(page, `${stack.url}/treatments/facelift`);
  await choose(page, 'Accept');
  // The code has come, and what has been painted was told to it.
  await page.waitForFunction(() => 'isPaintTold' in window);
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

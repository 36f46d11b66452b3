import {
  followHeaderLink,
  remoteModule,
  visit,
  visitWithDescriptions,
  waitUntilReady,
} from '../support/navigation.ts';
import { holdRequests } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const CONTACT = 'quote/contact';
const QUOTE_FILES = /\/_releases\/quote\//;
/** What a browser logs for a file that failed to load. */
const FAILED = /ERR_CONNECTION_REFUSED/;

test('a navigation requests all files of its page in one wave, each once', { tag: '@shell' }, async ({
  page,
}) => {
  await visitWithDescriptions(page, '/about');
  // Held back, so that a request which waits for another file is not sent at all.
  const requested: string[] = [];
  page.on('request', request => requested.push(new URL(request.url()).pathname));
  const release = await holdRequests(page, /\/_releases\/quote\/|\/assets\/(forms|federation)/);
  await followHeaderLink(page, 'Contact Us');
  await expect(remoteModule(page, CONTACT)).toBeAttached();
  const isCode = (path: string) => /\/_releases\/|\/assets\/.*\.(js|css)$/.test(path);
  const names = requested.filter(isCode).map(path => path.split('/').at(-1)?.split('.')[0]);
  expect(names.toSorted()).toEqual(['contact', 'contact', 'federation', 'forms', 'forms', 'remoteEntry']);
  release();
  await waitUntilReady(page, CONTACT);
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_releases\/quote\/.*\.(js|css)$/.test(name))
      .map(entry => entry.name),
  );
  expect(entries).toHaveLength(3);
  expect(new Set(entries).size).toBe(3);
  expect(requested.filter(isCode)).toHaveLength(6);
});

test('without faults the requests of a navigation start within one round', { tag: '@shell' }, async ({
  page,
}) => {
  await visitWithDescriptions(page, '/about');
  await followHeaderLink(page, 'Contact Us');
  await waitUntilReady(page, CONTACT);
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming =>
        /\/_releases\/quote\/.*\.(js|css)$/.test(entry.name),
      )
      .map(({ name, fetchStart, responseEnd }) => ({ name, fetchStart, responseEnd })),
  );
  expect(entries).toHaveLength(3);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(3);
  const lastStart = Math.max(...entries.map(({ fetchStart }) => fetchStart));
  expect(lastStart).toBeLessThan(Math.min(...entries.map(({ responseEnd }) => responseEnd)));
});

test('files that fail are requested again until they come', { tag: '@shell' }, async ({
  page,
  remote,
  expectLog,
}) => {
  expectLog(FAILED);
  await visit(page, '/about');
  let requests = 0;
  page.on('requestfailed', () => (requests += 1));
  await remote('quote').refused();
  await followHeaderLink(page, 'Contact Us');
  await expect(remoteModule(page, CONTACT)).toHaveAttribute('data-fallback', '');
  await expect.poll(() => requests, { timeout: 20_000 }).toBeGreaterThanOrEqual(6);
  await remote('quote').heal();
  await waitUntilReady(page, CONTACT);
});

test('files that hang are requested again, and the new request heals the page', { tag: '@shell' }, async ({
  page,
  remote,
}) => {
  await visitWithDescriptions(page, '/about');
  const hanging = new Set<string>();
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (QUOTE_FILES.test(pathname)) hanging.add(pathname);
  });
  await remote('quote').hang();
  await followHeaderLink(page, 'Contact Us');
  await expect(remoteModule(page, CONTACT)).toHaveAttribute('data-fallback', '');
  expect(hanging.size).toBe(3);
  await remote('quote').heal();
  await waitUntilReady(page, CONTACT);
});

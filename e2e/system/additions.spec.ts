import { listen } from '@carefare/release/listen';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import { waitForHydration, waitForIdle } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

let whole: IsolatedStack;
test.beforeAll(async () => {
  // Each page of each site starts a session.
  whole = await startIsolatedStack({ env: { api: { RATE_WRITES_PER_MINUTE: '0' } } });
});
test.afterAll(() => whole.remove());

const addedCalls = ['options', 'destinations', 'trip-costs', 'costs-by-source', 'price-book'];

const paths = [
  '/',
  '/treatments',
  '/treatments/hip-replacement',
  '/treatments/dental-implants',
  '/treatments/hip-replacement/india',
  '/destinations',
  '/destinations/india',
  '/prices',
  '/check-a-quote',
  '/contact',
  '/who-pays-us',
  '/faq',
];
const UNSAID = /\b(?:undefined|null|NaN|Infinity)\b|as of \.|could not be loaded|cannot be shown/;

for (const addition of addedCalls)
  test(`without ${addition} every page is whole, and leads to pages that are there`, {
    tag: ['@shell', '@own-stack', '@nightly'],
  }, async ({ page }) => {
    const api = await listen(async request => {
      const { pathname, search } = new URL(request.url);
      if (pathname === `/api/masters/${addition}`) return Response.json({}, { status: 404 });
      const { method, headers } = request;
      // The API belongs to another site.
      headers.delete('origin');
      const body = request.body ? await request.text() : null;
      const answer = await fetch(`${whole.apiUrl}${pathname}${search}`, { method, headers, body });
      const type = answer.headers.get('content-type') ?? '';
      return new Response(await answer.text(), { status: answer.status, headers: { 'content-type': type } });
    });
    const site = await startIsolatedStack({ apiUrl: api.url });
    const links = new Map<string, string>();
    for (const path of paths) {
      const { status } = await fetch(`${site.url}${path}`);
      // Pages that need the call are not there.
      if (status === 404) continue;
      expect((await page.goto(`${site.url}${path}`))?.status(), path).toBe(200);
      await waitForHydration(page);
      await waitForIdle(page);
      expect(await page.locator('body').innerText(), path).not.toMatch(UNSAID);
      const found = await page
        .locator('a[href^="/"]')
        .evaluateAll(all => all.map(link => link.getAttribute('href')?.replace(/[?#].*/, '') ?? ''));
      for (const link of found) links.set(link, path);
    }
    const missing: string[] = [];
    for (const [link, path] of links) {
      const { status } = await fetch(`${site.url}${link}`);
      if (status !== 200) missing.push(`${link} on ${path}`);
    }
    expect(missing).toEqual([]);
    await site.remove();
    api.close();
  });

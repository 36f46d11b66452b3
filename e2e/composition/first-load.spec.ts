import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latestRelease, packageDir } from 'e2e-stack';
import { visit, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const KB = 1024;
/** The code of calls to the API, which the page's own code asks for. */
const CALL_CODE = /\/assets\/send-call\./;

const pages = [
  { path: '/treatments', module: 'catalogue/treatments' },
  { path: '/treatments/hip-replacement', module: 'catalogue/treatment' },
  { path: '/destinations', module: 'catalogue/destinations' },
  { path: '/prices', module: 'catalogue/prices' },
  { path: '/contact', module: 'quote/contact' },
] as const;

for (const { path, module } of pages) {
  test(`${path} loads exactly the code that its HTML links, and that of calls to the API, each file once`, {
    tag: '@shell',
  }, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    const requested: string[] = [];
    page.on('request', request => {
      if (['script', 'stylesheet'].includes(request.resourceType())) requested.push(request.url());
    });
    await visit(page, path);
    await waitUntilReady(page, module);
    const linked = [...html.matchAll(/ (?:href|src)="([^"]+\.(?:js|css))"/g)].map(
      match => new URL(match[1] ?? '', page.url()).href,
    );
    expect(new Set(requested.filter(url => !CALL_CODE.test(url)))).toEqual(new Set(linked));
    expect(requested.filter(url => CALL_CODE.test(url))).toHaveLength(1);
    // A preload that does not match its use is fetched twice.
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(entry => /\.(js|css)$/.test(entry.name))
        .map(entry => entry.name),
    );
    expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
  });

  test(`${path} goes live without Intl, whose data blocks a phone for 150 ms`, { tag: '@shell' }, async ({
    page,
  }) => {
    await page.addInitScript(recordIntlCalls);
    await visit(page, path);
    await waitUntilReady(page, module);
    const calls = await page.evaluate(() => Reflect.get(globalThis, 'intlCalls') as unknown);
    expect(calls, 'code of the first view that calls Intl or compares by language').toEqual([]);
  });
}

test('fonts are requested after the first page is complete, and shown from the next one on', {
  tag: '@shell',
}, async ({ page }) => {
  await visit(page, '/treatments');
  const family = () =>
    page.getByRole('heading', { level: 1 }).evaluate(heading => getComputedStyle(heading).fontFamily);
  /** Whether each font was requested after the page was complete, by the browser's own clock. */
  const areLate = () =>
    page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const complete = document?.loadEventStart || Infinity;
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return fonts.map(({ startTime }) => startTime >= complete);
    });
  await expect.poll(areLate).toEqual([true, true]);
  expect(await family()).not.toContain('Variable');
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(/about/);
  await expect.poll(family).toContain('Fraunces Variable');
});

/** Runs in the page: notes the stack of each call that makes the browser load language data. */
function recordIntlCalls(): void {
  const calls: string[] = [];
  Object.assign(globalThis, { intlCalls: calls });
  const record = (owner: object, name: string) => {
    const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    const wrapped = new Proxy(original, {
      apply: (target, self, args) => (
        calls.push(String(new Error(name).stack)), Reflect.apply(target, self, args)
      ),
      construct: (target, args) => (
        calls.push(String(new Error(name).stack)), Reflect.construct(target, args)
      ),
    });
    Object.defineProperty(owner, name, { value: wrapped, configurable: true, writable: true });
  };
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'PluralRules']) record(Intl, name);
  record(String.prototype, 'localeCompare');
  record(Number.prototype, 'toLocaleString');
}

/** Most KB of JavaScript, as brotli, that a page has loaded when it is idle. Lower them as pages shrink. */
const scriptBudgets = {
  '/': 119.6,
  '/treatments': 128.9,
  '/treatments/hip-replacement': 131,
  '/contact': 143.9,
};

for (const [path, most] of Object.entries(scriptBudgets))
  test(`${path} loads at most ${most} KB of JavaScript, as brotli`, { tag: '@shell' }, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    const scripts = new Set(
      [...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(
        match => new URL(match[1] ?? '', process.env.CAREFARE_URL).href,
      ),
    );
    let total = 0;
    for (const url of scripts) {
      const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
      expect(response.headers.get('content-encoding')).toBe('br');
      total += Number(response.headers.get('content-length'));
    }
    expect(scripts.size).toBeGreaterThanOrEqual(3);
    expect(total).toBeGreaterThan(50 * KB);
    expect(total).toBeLessThanOrEqual(most * KB);
  });

for (const name of ['mfe-catalogue', 'mfe-calculator', 'mfe-quote']) {
  test(`the remoteEntry of ${name} is at most 5 KB, as brotli`, { tag: ['@shell', '@own-stack'] }, () => {
    const release = join(packageDir(name), '.releases', latestRelease(name));
    const { web } = JSON.parse(readFileSync(join(release, 'release.json'), 'utf8'));
    expect(readFileSync(join(release, `${web.file}.br`)).length).toBeLessThanOrEqual(5 * KB);
  });
}

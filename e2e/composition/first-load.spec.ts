import { setConnection, visit, waitUntilReady } from '../support/navigation.ts';
import { allOr } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';

/** The code of calls to the API, which the page's own code asks for. */
const CALL_CODE = /\/assets\/client\./;
/** What says that the line is gone, which has to be there before, and what fetches pages ahead. */
const AT_REST = /\/assets\/at-rest\./;

const sample = [
  { path: '/treatments/hip-replacement', module: 'catalogue/treatment' },
  { path: '/contact', module: 'quote/contact' },
] as const;
const pages = [
  ...sample,
  { path: '/treatments', module: 'catalogue/treatments' },
  { path: '/destinations', module: 'catalogue/destinations' },
  { path: '/prices', module: 'catalogue/prices' },
  { path: '/check-a-quote', module: 'catalogue/check-a-quote' },
] as const;

for (const { path, module } of allOr<(typeof pages)[number]>(pages, sample)) {
  test(`${path} loads exactly the code that its HTML links, and that of calls to the API, each file once, and no data of Intl`, {
    tag: '@shell',
  }, async ({ page }) => {
    await setConnection(page, { effectiveType: '2g' });
    // So that no widget is in view, which would ask for its code.
    await page.setViewportSize({ width: 1280, height: 240 });
    await page.addInitScript(recordIntlCalls);
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
    expect(new Set(requested.filter(url => !CALL_CODE.test(url) && !AT_REST.test(url)))).toEqual(
      new Set(linked),
    );
    expect(requested.filter(url => CALL_CODE.test(url))).toHaveLength(1);
    // A preload that does not match its use is fetched twice.
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(entry => /\.(js|css)$/.test(entry.name))
        .map(entry => entry.name),
    );
    expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
    const calls = await page.evaluate(() => Reflect.get(globalThis, 'intlCalls') as unknown);
    expect(calls, 'code of the first view that calls Intl or compares by language').toEqual([]);
  });
}

/** Runs in the page: notes the stack of each call that makes the browser load language data, which blocks a phone for 150 ms. */
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

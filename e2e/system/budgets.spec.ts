import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { latestRelease, packageDir } from 'e2e-stack';
import { bytesByPackage } from '../support/bytes-by-package.ts';
import { fetchSentBytes, sizesOfParts } from '../support/page-parts.ts';
import { expect, test } from '../support/test.ts';

const KB = 1_024;
const LARGEST = 6;

/** Most KB, as brotli, that each script for browsers may have, by the name of its chunk. Lower them as scripts shrink. */
const budgets: Record<string, Record<string, number>> = {
  shell: {
    // With what finds links that are prefetched, and where the visitor lives and the currency, which the header has: 2.5 KB
    // of it were federation's.
    main: 50,
    react: 57.3,
    // Part of every page's HTML.
    inline: 0.4,
    'send-call': 8.1,
    // Asked for in idle time.
    'prefetch-in-view': 1.3,
    // With what public care at home pays.
    federation: 6.9,
    // With Mantine's fields.
    forms: 22.5,
    toasts: 21.9,
    vitals: 5.5,
    'follow-changes': 1.5,
    // For testers, who ask for it.
    overlay: 2.5,
    suggestions: 5.3,
    'similar-treatments': 5.4,
    'page-home': 9,
    'page-about': 3.5,
    'page-blog': 6,
    'page-cookies': 2.5,
    'page-how-it-works': 2,
    'page-not-found': 1,
    'page-privacy': 3.5,
    'page-terms': 3.5,
    'page-who-pays-us': 2.5,
    'page-faq': 2.3,
    'page-accessibility': 2.5,
    'linked-trip': 1.3,
    // Loaded with the first error of a page, and by no other.
    'error-report': 1.5,
  },
  'mfe-catalogue': {
    remoteEntry: 4.5,
    // With the choice of an order. Each page says of its prices what they rest on.
    treatments: 4.2,
    // Its head and its addresses are its own. The words of its drawing, and what public care pays.
    // It asks how many units and trips its figures count.
    treatment: 7.7,
    // What the drawings of countries and categories show, in words.
    // With the treatments of a country by category, and totals in the visitor's currency.
    country: 10.7,
    // With the visitor's own case beside the promised saving.
    destinations: 6.2,
    prices: 3,
    // Reads amounts and words in texts, and the answer of a post by a schema.
    'check-a-quote': 10.3,
    'featured-destinations': 2.7,
  },
  // Rules and texts that are one remote's alone are in its files, and no more in federation and main of every page.
  'mfe-calculator': { remoteEntry: 4, calculator: 19.5, 'calendar-file': 8.5 },
  'mfe-quote': { remoteEntry: 4, contact: 13.6 },
};

/** The packages with the most bytes of a script, in words. */
function describeLargest(packageName: string, path: string): string {
  const map = join(packageDir(packageName), '.source-maps', `${path.replace('.releases/', '')}.map`);
  const sizes = bytesByPackage(
    readFileSync(join(packageDir(packageName), path), 'utf8'),
    JSON.parse(readFileSync(map, 'utf8')),
    packageName,
  );
  return [...sizes]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, LARGEST)
    .map(([name, bytes]) => `${name} ${(bytes / KB).toFixed(1)}`)
    .join(', ');
}

for (const [packageName, limits] of Object.entries(budgets))
  test(`the scripts of ${packageName} are within their budgets`, { tag: ['@shell', '@own-stack'] }, () => {
    const dir = packageDir(packageName);
    const files = globSync(`.releases/${latestRelease(packageName)}/{client,web}/*.js`, { cwd: dir });
    const sizes = files.map(path => {
      const name = basename(path).split('.')[0] ?? '';
      return { path, name, size: statSync(join(dir, `${path}.br`)).size / KB };
    });
    expect(sizes.map(({ name }) => name).toSorted()).toEqual(Object.keys(limits).toSorted());
    const faults = sizes
      .filter(({ name, size }) => size > (limits[name] ?? 0))
      .map(
        ({ path, name, size }) =>
          `${name} of ${packageName} has ${size.toFixed(1)} KB, its budget is ${limits[name]}; its largest packages are ` +
          `${describeLargest(packageName, path)} KB: take out what grew, or raise the budget and say why`,
      );
    expect(faults).toEqual([]);
    for (const { path } of sizes)
      expect(readFileSync(join(dir, path), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

/** What a server sends before it waits for an answer, in bytes: ten segments. A page within them is there after one round trip. */
const FIRST_FLIGHT = 14_600;

interface PageBudget {
  /** Most bytes of the page as it is sent, headers and brotli. */
  most: number;
  /** Most KB of JavaScript, as brotli, that it has loaded when it is idle. Lower them as pages shrink. */
  scripts: number;
  /** The usual KB of the parts of its HTML by themselves. */
  usual: Record<string, number>;
}
const pageBudgets: Record<string, PageBudget> = {
  '/': {
    // 1.5 KB are free in the first flight.
    most: FIRST_FLIGHT - 1_500,
    scripts: 118.8,
    usual: {
      markup: 6.1,
      'styles of main': 3.7,
      'styles of page-home': 1.4,
      'styles of calculator': 1.2,
      'styles of featured-destinations': 0.4,
      "payload's composition": 0.1,
      "payload's config": 0.1,
      "payload's page": 0.2,
    },
  },
  '/treatments': {
    // With the sentence that the site is a demonstration.
    most: 12_450,
    scripts: 127.3,
    usual: {
      markup: 5.6,
      'styles of main': 3.7,
      'styles of treatments': 0.6,
      "payload's composition": 0.4,
      "payload's config": 0.1,
      "payload's page": 0.7,
      "payload's queries": 1.2,
    },
  },
  '/treatments/hip-replacement': {
    most: 12_810,
    scripts: 129.5,
    usual: {
      markup: 5.5,
      'styles of main': 3.9,
      'styles of treatment': 0.7,
      "payload's composition": 0.4,
      "payload's config": 0.1,
      "payload's page": 1,
      "payload's queries": 1.3,
    },
  },
  '/check-a-quote': {
    most: FIRST_FLIGHT,
    scripts: 150.4,
    usual: {
      markup: 5.3,
      'styles of main': 3.6,
      'styles of forms': 1.6,
      'styles of check-a-quote': 0.5,
      "payload's composition": 0.6,
      "payload's config": 0.1,
      "payload's page": 0.2,
      "payload's queries": 2.5,
    },
  },
  '/contact': {
    // With the days of several trips.
    most: 13_830,
    scripts: 158.6,
    usual: {
      markup: 5.4,
      'styles of main': 3.7,
      'styles of forms': 1.7,
      'styles of contact': 0.7,
      "payload's composition": 0.4,
      "payload's config": 0.1,
      "payload's page": 0.4,
      "payload's queries": 1.2,
    },
  },
};

/** KB by which a part's size may differ from its usual one, which has one decimal. */
const GROWN = 0.06;

for (const [path, { most, scripts, usual }] of Object.entries(pageBudgets))
  test(`${path} is within its budgets as it is sent, and with its scripts`, {
    tag: ['@shell', '@own-stack'],
  }, async () => {
    const url = process.env.CAREFARE_URL + path;
    const html = await (await fetch(url)).text();
    const grown = [...sizesOfParts(html)]
      .map(([name, size]) => ({ name, size: size / KB, growth: size / KB - (usual[name] ?? 0) }))
      .filter(({ growth }) => growth > GROWN)
      .toSorted((a, b) => b.growth - a.growth)
      .map(({ name, size }) => `${name} ${size.toFixed(1)} KB (usually ${usual[name] ?? 0})`);
    // The first visitors get it as it is compressed quickly.
    await expect
      .poll(() => fetchSentBytes(url), {
        message: `${path} has more than ${most} bytes with its headers; what grew: ${grown.join(', ')}; take it out, or raise the budget and say why`,
      })
      .toBeLessThanOrEqual(most);
    const files = new Set([...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, file = '']) => file));
    expect(files.size).toBeGreaterThanOrEqual(3);
    let total = 0;
    for (const file of files) {
      const { headers } = await fetch(new URL(file, url), { headers: { 'accept-encoding': 'br' } });
      expect(headers.get('content-encoding')).toBe('br');
      total += Number(headers.get('content-length')) / KB;
    }
    expect(total).toBeGreaterThan(50);
    expect(total, `KB of ${path}'s scripts`).toBeLessThanOrEqual(scripts);
  });

import { brotliCompressSync } from 'node:zlib';
import { fetchSentBytes, sizesOfParts, withFixedDigests } from '../support/page-parts.ts';
import { expect, test } from '../support/test.ts';

const KB = 1_024;

/** What a server sends before it waits for an answer, in bytes: ten segments. A page within them is there after one round trip. */
const FIRST_FLIGHT = 14_600;

interface PageBudget {
  /** Most bytes of the page as it is sent, headers and brotli, with digests that are the same in every build. */
  most: number;
  /** Most KB of JavaScript, as brotli, that it has loaded when it is idle. Lower them as pages shrink. */
  scripts: number;
  /** The usual KB of the parts of its HTML by themselves. */
  usual: Record<string, number>;
}
const pageBudgets: Record<string, PageBudget> = {
  '/': {
    // Its last lines come after the first flight, since the sheets of all pages are whole: no later one restyles the page.
    // One estimate, whose lines stand in the HTML, with its styles; signs of warnings, and what shows that a figure changes: 0.4 KB. With air in the folds of destinations.
    // With the faces of accented letters, which the fonts of every page had in 10 KB: 0.1 KB on each page.
    most: FIRST_FLIGHT + 1_700,
    // With addresses in letters of other scripts, and what tells that an answer of a trip is gone: 0.3 KB on each page.
    scripts: 114.9,
    usual: {
      markup: 5.9,
      'styles of main': 5,
      'styles of page-home': 1.5,
      'styles of calculator': 2.7,
      'styles of featured-destinations': 0.9,
      "payload's composition": 0.2,
      "payload's config": 0.1,
      "payload's page": 0.2,
    },
  },
  '/treatments': {
    // With the sentence that the site is a demonstration, twice, the script that asks for the fonts in time, and the faces of all
    // letters, so that no later sheet lays out the text again. With what the usual trips cost from two home countries, the
    // country of each lowest price, and what the whole list's prices rest on: 0.4 KB. With signs of warnings and what shows that a
    // figure changes, which every page has.
    most: 15_020,
    // With lines of a cost that add up whatever an API names them: 0.1 KB.
    scripts: 126.3,
    usual: {
      markup: 6.7,
      'styles of main': 5,
      'styles of treatments': 1,
      "payload's composition": 0.6,
      "payload's config": 0.1,
      "payload's page": 0.7,
      "payload's queries": 1.4,
    },
  },
  '/treatments/hip-replacement': {
    // With what the usual trip costs to each country, all in, for two and until a guideline lets patients fly, with the second total of those who stay, from two home countries each,
    // and the styles of paper.
    // And what stands for the words of a page that an API may lack. With air above the price of a treatment in a country.
    most: 15_610,
    scripts: 129.6,
    usual: {
      markup: 6.7,
      'styles of main': 5,
      'styles of treatment': 1,
      'styles of quick-estimate': 0.6,
      "payload's composition": 0.6,
      "payload's config": 0.1,
      "payload's page": 1,
      "payload's queries": 1.7,
    },
  },
  '/check-a-quote': {
    // Its last lines come after the first flight, since its styles are without nesting, which Chrome 109 and Safari 15 lack,
    // and since treatments have lists of their own of what a price includes. With the rates of all destinations, and what each
    // price rests on. The form is folded below its answer: 0.1 KB.
    most: FIRST_FLIGHT + 4_400,
    // With the rate of the visitor's currency, which the header says. What reads amounts in all currencies: 3.1 KB.
    // And what keeps code of a remote from replacing what everybody works with: 0.1 KB.
    scripts: 160,
    usual: {
      markup: 6.1,
      'styles of main': 5,
      'styles of forms': 2.9,
      'styles of check-a-quote': 1.2,
      "payload's composition": 0.6,
      "payload's config": 0.1,
      "payload's page": 0.2,
      "payload's queries": 2.9,
    },
  },
  '/contact': {
    // With the days of several trips, the mark of a visitor who returns, and the band of a demonstration with its three questions: 0.2 KB.
    most: 17_310,
    scripts: 158.2,
    usual: {
      markup: 6.5,
      'styles of main': 5,
      'styles of forms': 2.9,
      'styles of contact': 1.3,
      "payload's composition": 0.6,
      "payload's config": 0.1,
      "payload's page": 0.4,
      "payload's queries": 1.3,
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
    // As small as it can be, which the first visitors do not get: a busy machine compresses again late.
    const dense = brotliCompressSync(html).length;
    await expect.poll(async () => (await fetchSentBytes(url)).body, { timeout: 30_000 }).toBe(dense);
    const sent = await fetchSentBytes(url);
    expect(
      sent.headers + brotliCompressSync(withFixedDigests(html)).length,
      `${path} has more than ${most} bytes with its headers; what grew: ${grown.join(', ')}; take it out, or raise the budget and say why`,
    ).toBeLessThanOrEqual(most);
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

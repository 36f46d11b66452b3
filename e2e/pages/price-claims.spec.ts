import { falseClaims, marksBesideTotals, marksOf, wrongComparison } from '@carefare/testing/price-claims';
import { section3Treatments } from '@carefare/testing/section-3';
import pLimit from 'p-limit';
import { basisWords, type PriceBasis, slugOf } from 'shared-contracts';
import { createApi } from 'shared-contracts/host';
import { expect, test } from '../support/test.ts';

/** What each price rests on by the price book, those at home too, by the address of its row. */
async function basesOfPrices(baseUrl: string): Promise<Map<string, PriceBasis>> {
  const { treatments } = await createApi({ baseUrl }).priceBook();
  return new Map(
    treatments.flatMap(({ treatmentId, prices, homePrices }) => {
      const rowsOf = (list: readonly { country: string; basis: PriceBasis }[], end = '') =>
        list.map(({ country, basis }) => [`/prices#${treatmentId}-${slugOf(country)}${end}`, basis] as const);
      return rowsOf(prices).concat(rowsOf(homePrices, '-at-home'));
    }),
  );
}

const PRICE_ROW =
  /<tr id="([^"]+)" role="row">(?:(?!<\/tr>).)*?data-label="Rests on">(?:<details><summary>|<a [^>]*>)?([^<(,]+)/gs;

/** What the page of all prices says that each rests on, by the address of its row. */
const basesIn = (html: string): Map<string, string> =>
  new Map(
    [...html.replaceAll('<!-- -->', '').matchAll(PRICE_ROW)].map(([, id = '', words = '']) => [
      `/prices#${id}`,
      words.trim(),
    ]),
  );

const SAMPLE = /<a\b[^>]*href="\/treatments\/([\w-]+)"[^>]*>[^<]* in (\w+) <strong>/g;

/** The rows of home's sample costs in the price book. */
const samplesIn = (html: string): string[] =>
  [...html.replaceAll('<!-- -->', '').matchAll(SAMPLE)].map(
    ([, treatment = '', country = '']) =>
      `/prices#${section3Treatments.find(({ slug }) => slug === treatment)?.id}-${slugOf(country)}`,
  );

/** The structured data of a page that holds an offer. */
const offersIn = (html: string): string[] =>
  (html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? []).filter(block =>
    /"(?:Aggregate)?Offer"/.test(block),
  );

const ROW =
  /<th role="rowheader" scope="row">([^<]+)<\/th>(?:(?!<\/tr>).)*(?:privately at home|the ranges overlap)/gs;

/** What a page says of the trip from each home country against the treatment there, by country. */
const comparisonsIn = (html: string): Map<string, string> =>
  new Map([...html.replaceAll('<!-- -->', '').matchAll(ROW)].map(([row, source = '']) => [source, row]));

/** Section 3's. */
const countries = ['India', 'Thailand', 'Turkey', 'Malaysia', 'Mexico'];

/** Pages that are asked for at once. */
const AT_ONCE = 4;

/** On the page of a treatment in one country. */
const MOST_MARKS = 6;

/** The whole list, each treatment with all its countries, some countries with all their treatments, a page of each treatment in a country. */
const paths = [
  '/',
  '/treatments',
  '/destinations',
  ...section3Treatments.map(({ slug }) => `/treatments/${slug}`),
  ...countries.map(country => `/destinations/${slugOf(country)}`),
  ...section3Treatments.map(({ slug }, index) => `/treatments/${slug}/${slugOf(countries[index % 5] ?? '')}`),
  '/treatments/knee-replacement/india',
];

test('no page calls a price found, usual or the lowest that the price book does not', {
  tag: '@catalogue',
}, async ({ request, baseURL }) => {
  const bases = await basesOfPrices(baseURL ?? '');
  expect(bases.size).toBeGreaterThan(section3Treatments.length);
  const rows = await (await request.get('/prices')).text();
  // Every price says there what it rests on.
  const said = basesIn(rows);
  expect([...said.keys()].toSorted()).toEqual([...bases.keys()].toSorted());
  for (const [address, basis] of bases) expect(said.get(address), address).toBe(basisWords[basis]);
  const shown = new Set<string>();
  await pLimit(AT_ONCE).map(paths, async path => {
    const html = await (await request.get(path)).text();
    const marks = marksOf(html);
    // A page of one country marks exceptions only.
    const most = /^\/treatments\/[\w-]+\//.test(path) ? MOST_MARKS : Infinity;
    expect(marks.length, path).toBeLessThanOrEqual(most);
    for (const { address, words } of marks) {
      const basis = bases.get(address);
      expect(words, `${address} on ${path}`).toBe(basis && basisWords[basis]);
      shown.add(address);
    }
    expect(falseClaims(html), path).toEqual([]);
    // In the top of the page, and in the footer.
    expect(html.split('<footer')[0]?.match(/A demonstration: no clinic/g), path).toHaveLength(1);
    expect(html.match(/A demonstration: no clinic/g), path).toHaveLength(2);
    expect(marksBesideTotals(html), path).toEqual([]);
    expect(offersIn(html), path).toEqual([]);
  });
  // A list says once what most of its prices rest on, and marks those that nobody found.
  const set = [...bases].filter(([, basis]) => basis === 'set').map(([address]) => address);
  expect(set.filter(address => !shown.has(address))).toEqual([]);
});

test('the note of home’s sample costs calls them set by Carefare, and they are', {
  tag: '@catalogue',
}, async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('The treatment only, set by Carefare');
  const bases = await basesOfPrices(baseURL ?? '');
  expect(samplesIn(html).map(address => bases.get(address))).toEqual(Array(4).fill('set'));
});

test('no trip is called less or more than the treatment at home if its range reaches the price there', {
  tag: '@catalogue',
}, async ({ request, baseURL }) => {
  const api = createApi({ baseUrl: baseURL ?? '' });
  for (const [index, { id, slug }] of section3Treatments.entries()) {
    const destination = countries[index % 5] ?? '';
    const html = await (await request.get(`/treatments/${slug}/${slugOf(destination)}`)).text();
    const compared = comparisonsIn(html);
    const { costs } = await api.costsBySource({ treatmentId: id, destination });
    const known = costs.filter(({ home }) => home !== null);
    expect([...compared.keys()]).toEqual(known.map(({ source }) => source));
    for (const cost of known) expect(wrongComparison(compared.get(cost.source) ?? '', cost)).toEqual([]);
  }
});

test('the mark beside a price leads to its row in the price book', { tag: '@catalogue' }, async ({
  page,
}) => {
  await page.goto('/treatments/rhinoplasty/india');
  await page.getByRole('link', { name: 'found' }).first().click();
  const row = page.getByRole('row', { name: /^India \$2,200/ });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});

test.describe('without JavaScript', { tag: '@catalogue' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the mark beside a price leads to its row, which is unfolded', async ({ page }) => {
    await page.goto('/treatments/rhinoplasty/india');
    await page.getByRole('link', { name: 'found' }).first().click();
    await expect(page.getByRole('row', { name: /^India \$2,200/ })).toBeInViewport();
  });
});

import { gzipSync } from 'node:zlib';
import { grownData } from 'e2e-api/grown-data';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import { fetchSentBytes } from '../support/page-parts.ts';
import { expect, test } from '../support/test.ts';
import { MARGIN } from './budgets/budgets.ts';

const KB = 1_024;
const sizes = { treatments: 1_000, destinations: 50, categories: 30, homeCountries: 12 };

/** Most KB of a page as it is sent, with its whole sheets. */
const pages: Record<string, number> = {
  '/': 18,
  '/treatments': 30,
  '/treatments?q=Dental': 30,
  '/treatments/hip-replacement': 18,
  '/treatments/hip-replacement/india': 20.3,
  '/destinations/india': 30,
  '/destinations/india?q=Dental': 30,
  '/prices': 30,
  '/prices?q=Dental': 30,
  '/prices?q=52': 30,
  '/contact': 18.3,
  '/check-a-quote': 17.8,
};

/** What those pages ask for. */
const answers = [
  'treatments?first=5',
  'treatments?category=Dental',
  'treatments?slug=hip-replacement',
  'destinations',
  'trip-costs?destination=India',
  'trip-costs?source=UK&destination=India',
  'trip-costs?source=UK&treatment_id=52',
  'costs-by-source?treatment_id=52&destination=India',
  'price-book?treatment_id=52',
];

const ANSWER_MAX = 100 * KB;

const linksOf = async (url: string): Promise<string[]> =>
  Array.from((await (await fetch(url)).text()).matchAll(/<a\b[^>]*href="(\/[^"#]*)/g), ([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );

async function checkSizes(site: string): Promise<void> {
  for (const [path, most] of Object.entries(pages)) {
    expect((await fetch(site + path)).status, path).toBe(200);
    const { headers, body } = await fetchSentBytes(site + path);
    expect(headers + body, path).toBeLessThanOrEqual((most + MARGIN) * KB);
  }
  for (const answer of answers) {
    const response = await fetch(`${site}/api/masters/${answer}`);
    expect([answer, response.status]).toEqual([answer, 200]);
    expect(gzipSync(await response.text()).length, answer).toBeLessThanOrEqual(ANSWER_MAX);
  }
}

let site: IsolatedStack;
test.beforeAll(async () => {
  site = await startIsolatedStack({ data: grownData(sizes) });
});
test.afterAll(() => site?.remove());

test('with 1,000 treatments in 50 countries pages stay small, and links lead to all prices', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const { url } = site;
  await checkSizes(url);
  const prices = (links: readonly string[]) => links.filter(link => link.startsWith('/prices?q='));
  const first = prices(await linksOf(`${url}/prices`));
  const isOfTreatment = (link: string) => /q=\d+$/.test(link);
  const categories = first.filter(link => !isOfTreatment(link));
  expect(categories).toHaveLength(sizes.categories);
  const found = new Set<string>();
  for (const category of categories)
    for (const link of prices(await linksOf(url + category)).filter(isOfTreatment)) found.add(link);
  expect(found.size).toBe(sizes.treatments);
});

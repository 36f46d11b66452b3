import { hash } from 'node:crypto';
import pLimit from 'p-limit';
import { brand, slugOf, treatmentSlug } from 'shared-contracts';
import { createApi } from 'shared-contracts/host';
import { samplePaths } from '../support/paths.ts';
import { allOr } from '../support/scope.ts';
import { readSitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { expectValidHtml } from '../support/valid-html.ts';
import { servedPage } from './served-pages.ts';

/** As many as the server renders while another answer is read. */
const AT_ONCE = 4;

/** What is in the HTML of a page, besides the head that each has. */
const texts: Partial<Record<(typeof samplePaths)[number], readonly string[]>> = {
  '/': ['Hair Transplant', 'Get My Transparent Estimate', 'id="calculator-section"', 'Step 1 of 5'],
  '/how-it-works': ['Cataract Surgery in Turkey', 'The lines add up'],
  '/treatments': ['Hip Replacement', 'Dental Implants', 'LASIK Eye Surgery', 'Ophthalmology'],
  '/treatments/hip-replacement': [
    'Hip Replacement Abroad: Transparent Costs, World-Class Care',
    'India',
    'Frequently Asked Questions',
  ],
  '/destinations': ['India', 'Thailand', 'Turkey', 'Malaysia', 'Interactive World Map'],
  '/prices': ['Spinal Fusion', 'South Korea', 'interpolated', 'Exchange rates', '/contact'],
  '/check-a-quote': ['Hip Replacement', 'South Korea', 'method="post"', 'Airport transfers'],
  '/who-pays-us': ['How countries are ordered'],
  '/faq': ['<details', 'FAQPage', 'Is my price final?'],
  '/accessibility': ['WCAG 2.2'],
  '/blog': ['Try the Calculator Now!'],
  '/contact': [
    'Full Name',
    'Email',
    'Phone',
    'Treatment',
    'Source Country',
    'Destination',
    'Timeline',
    'Notes',
    'Request My Quote',
  ],
};

test('every page has its content in valid HTML, and a policy that names its scripts', {
  tag: '@shell',
}, async () => {
  for (const path of samplePaths) {
    const { html, headers } = await servedPage(path);
    for (const text of texts[path] ?? ['<h1']) expect(html, path).toContain(text);
    await expectValidHtml(html);
    const scripts = html.matchAll(
      /<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([^<].*?)<\/script>/gs,
    );
    const hashes = Array.from(scripts, ([, code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`);
    const policy = headers.get('content-security-policy')?.match(/script-src[^;]*/)?.[0];
    const named = policy?.split(' ').filter(source => source.startsWith("'sha256-"));
    expect(named, path).toEqual(hashes);
  }
});

/** Addresses that the links of this HTML have. */
const linksOf = (html: string): string[] =>
  Array.from(html.matchAll(/<a\b[^>]*\shref="([^"]*)/g), ([, href = '']) => href.replaceAll('&amp;', '&'));

// Crawlers and visitors without JavaScript depend on the links in the HTML.
test('every link on every page works', { tag: ['@shell', '@smoke'] }, async ({ baseURL }) => {
  const inside = new Map<string, string>();
  const outside = new Set<string>();
  for (const start of samplePaths) {
    for (const address of linksOf((await servedPage(start)).html)) {
      const { origin, pathname, hash: place, href } = new URL(address, baseURL + start);
      if (origin === baseURL) inside.set(pathname + place, start);
      else outside.add(href);
    }
  }
  expect(inside.size).toBeGreaterThan(35);
  await pLimit(AT_ONCE).map(inside, async ([link, start]) => {
    const [path = '', place = ''] = link.split('#');
    const { status, html } = await servedPage(path);
    expect(status, `${link}, linked on ${start}`).toBe(200);
    const isThere = !place || html.includes(`id="${place}"`);
    expect(isThere, `the target of ${link}, linked on ${start}`).toBe(true);
  });
  const { treatments } = await createApi({ baseUrl: baseURL }).priceBook();
  const prices = treatments.flatMap(({ prices: abroad, homePrices }) => [abroad, homePrices].flat());
  const sources = new Set(prices.flatMap(price => price.sources.map(({ url }) => new URL(url).href)));
  expect([...outside].sort()).toEqual(
    [
      ...sources,
      ...brand.social.map(({ href }) => href),
      // Whom a hospital's accreditation can be looked up with.
      'https://www.jointcommissioninternational.org/',
      // The guideline on when to fly home.
      'https://www.nhs.uk/chq/Pages/2615.aspx?CategoryID=69',
      `mailto:${brand.email}`,
      `mailto:${brand.email}?subject=Error%20in%20a%20price`,
      'tel:+15550100199',
    ].sort(),
  );
});

test('every country, and every treatment in a country, has a page; what is not offered has none', {
  tag: ['@shell', '@smoke'],
}, async ({ baseURL }) => {
  const sitemap = await readSitemap(baseURL ?? '');
  const inCountries = [...sitemap.matchAll(/\/treatments\/[\w-]+\/[\w-]+(?=<)/g)].map(([path]) => path);
  const offered = createApi({ baseUrl: baseURL });
  const { treatments: book } = await offered.priceBook();
  const slugs = (await offered.treatments()).map(treatmentSlug);
  const countries = (await offered.destinations()).map(({ country }) => slugOf(country));
  expect(inCountries).toHaveLength(book.flatMap(({ prices }) => prices).length);
  // Each treatment in one country, another one for each.
  const sample = slugs.flatMap(
    (slug, index) => inCountries.filter(path => path.startsWith(`/treatments/${slug}/`))[index % 9] ?? [],
  );
  expect(sample).toHaveLength(book.length);
  const titles = new Set<string>();
  const ofCountries = countries.map(slug => `/destinations/${slug}`);
  const one = sample.filter((_, index) => index % 4 === 0);
  const opened = [...ofCountries, ...allOr(sample, one)];
  for (const path of opened) {
    const { status, html } = await servedPage(path);
    expect(status, path).toBe(200);
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
    expect(title.length, title).toBeLessThanOrEqual(60);
    titles.add(title);
    for (const text of ['all in', 'Indicative, as of', 'Not medical advice'])
      expect(html, path).toContain(text);
  }
  expect(titles.size).toBe(opened.length);
  const everywhere = slugs.flatMap(slug => countries.map(country => `/treatments/${slug}/${country}`));
  for (const path of [
    '/destinations/atlantis',
    everywhere.find(address => !inCountries.includes(address)) ?? '/treatments/hip-replacement/nowhere',
    '/treatments/hip-replacement/atlantis',
    '/treatments/brain-swap/india',
  ])
    expect((await servedPage(path)).status, path).toBe(404);
});

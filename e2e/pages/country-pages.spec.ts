import { slugOf, treatmentSlug } from 'shared-contracts';
import { createApi } from 'shared-contracts/host';
import { allOr } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';

test('every country, and every treatment in a country, has a page; what is not offered has none', {
  tag: ['@shell', '@smoke'],
}, async ({ request: api, baseURL }) => {
  const sitemap = await (await api.get('/sitemap.xml')).text();
  const inCountries = [...sitemap.matchAll(/\/treatments\/[\w-]+\/[\w-]+(?=<)/g)].map(([path]) => path);
  const offered = createApi({ baseUrl: baseURL ?? '' });
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
  const opened = allOr(
    [...ofCountries, ...sample],
    [...ofCountries, ...sample.filter((_, index) => index % 4 === 0)],
  );
  for (const path of opened) {
    const response = await api.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
    expect(title.length, title).toBeLessThanOrEqual(60);
    titles.add(title);
    expect(html).toMatch(/all in/);
    expect(html).toMatch(/Indicative, as of/);
    expect(html).toMatch(/Not medical advice/);
  }
  expect(titles.size).toBe(opened.length);
  const everywhere = slugs.flatMap(slug => countries.map(country => `/treatments/${slug}/${country}`));
  for (const path of [
    '/destinations/atlantis',
    everywhere.find(address => !inCountries.includes(address)) ?? '/treatments/hip-replacement/nowhere',
    '/treatments/hip-replacement/atlantis',
    '/treatments/brain-swap/india',
  ])
    expect((await api.get(path)).status(), path).toBe(404);
});

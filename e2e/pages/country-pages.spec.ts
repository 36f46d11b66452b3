import { destinationAddresses } from 'shared-contracts';
import { createApi, treatmentAddresses } from 'shared-contracts/host';
import { expect, test } from '../support/test.ts';

test('every country, and every treatment in a country, has a page; what is not offered has none', {
  tag: ['@shell', '@smoke'],
}, async ({ request: api, baseURL }) => {
  const sitemap = await (await api.get('/sitemap.xml')).text();
  const inCountries = [...sitemap.matchAll(/\/treatments\/[\w-]+\/[\w-]+(?=<)/g)].map(([path]) => path);
  const { treatments: book } = await createApi({ baseUrl: baseURL ?? '' }).priceBook();
  expect(inCountries).toHaveLength(book.flatMap(({ prices }) => prices).length);
  // Each treatment in one country, another one for each.
  const sample = treatmentAddresses.flatMap(
    ({ slug }, index) => inCountries.filter(path => path.startsWith(`/treatments/${slug}/`))[index % 9] ?? [],
  );
  expect(sample).toHaveLength(book.length);
  const titles = new Set<string>();
  for (const path of [...destinationAddresses.map(({ slug }) => `/destinations/${slug}`), ...sample]) {
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
  expect(titles.size).toBe(destinationAddresses.length + sample.length);
  const everywhere = treatmentAddresses.flatMap(treatment =>
    destinationAddresses.map(({ slug }) => `/treatments/${treatment.slug}/${slug}`),
  );
  for (const path of [
    '/destinations/atlantis',
    everywhere.find(address => !inCountries.includes(address)) ?? '/treatments/hip-replacement/nowhere',
    '/treatments/hip-replacement/atlantis',
    '/treatments/brain-swap/india',
  ])
    expect((await api.get(path)).status(), path).toBe(404);
});

import { destinationAddresses } from 'shared-contracts';
import { treatmentAddresses } from 'shared-contracts/host';
import { expect, test } from '../support/test.ts';

test('every country, and every treatment in a country, has a page; what is not offered has none', {
  tag: ['@shell', '@smoke'],
}, async ({ request: api }) => {
  const sitemap = await (await api.get('/sitemap.xml')).text();
  const inCountries = [...sitemap.matchAll(/\/treatments\/[\w-]+\/[\w-]+(?=<)/g)].map(([path]) => path);
  expect(inCountries).toHaveLength(295);
  // Each treatment in one country, another one for each.
  const sample = treatmentAddresses.flatMap(
    ({ slug }, index) => inCountries.filter(path => path.startsWith(`/treatments/${slug}/`))[index % 9] ?? [],
  );
  expect(sample).toHaveLength(25);
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
  expect(titles.size).toBe(12 + 25);
  for (const path of [
    '/destinations/atlantis',
    '/treatments/orthodontics/singapore',
    '/treatments/hip-replacement/atlantis',
    '/treatments/brain-swap/india',
  ])
    expect((await api.get(path)).status(), path).toBe(404);
});

import { brand } from 'shared-contracts';
import { createApi } from 'shared-contracts/host';
import { samplePaths } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

/** Addresses that the links of this HTML have; runs in the browser. */
const readLinks = (html: string) =>
  Array.from(
    new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a[href]'),
    link => link.getAttribute('href') ?? '',
  );

// Crawlers and visitors without JavaScript depend on the links in the HTML.
test('every link on every page works', { tag: ['@shell', '@smoke'] }, async ({ page, request, baseURL }) => {
  const inside = new Map<string, string>();
  const outside = new Set<string>();
  for (const start of samplePaths) {
    const html = await (await request.get(start)).text();
    for (const address of await page.evaluate(readLinks, html)) {
      const { origin, pathname, hash, href } = new URL(address, baseURL + start);
      if (origin === baseURL) inside.set(pathname + hash, start);
      else outside.add(href);
    }
  }
  expect(inside.size).toBeGreaterThan(35);
  for (const [path, start] of inside) {
    const response = await request.get(path);
    expect(response.status(), `${path}, linked on ${start}`).toBe(200);
    const { hash } = new URL(path, baseURL);
    const isThere = !hash || (await response.text()).includes(`id="${hash.slice(1)}"`);
    expect(isThere, `the target of ${path}, linked on ${start}`).toBe(true);
  }
  const { treatments } = await createApi({ baseUrl: baseURL ?? '' }).priceBook();
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

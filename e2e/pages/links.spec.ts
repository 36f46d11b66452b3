import { brand } from 'shared-contracts';
import { samplePaths } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

// Crawlers and visitors without JavaScript depend on the links in the HTML.
test.use({ javaScriptEnabled: false });

test('every link on every page works', { tag: ['@shell', '@smoke'] }, async ({ page, request, baseURL }) => {
  const inside = new Map<string, string>();
  const outside = new Set<string>();
  for (const start of samplePaths) {
    await page.goto(start);
    const found = await page
      .locator('a[href]')
      .evaluateAll(links => links.map(link => (link as HTMLAnchorElement).href));
    for (const address of found) {
      const url = new URL(address);
      if (url.origin === baseURL) inside.set(url.pathname + url.hash, start);
      else outside.add(address);
    }
  }
  expect(inside.size).toBeGreaterThan(35);
  for (const [path, start] of inside) {
    const response = await request.get(path);
    expect(response.status(), `${path}, linked on ${start}`).toBe(200);
    const { hash } = new URL(path, baseURL);
    if (hash) expect(await response.text(), `${path}, linked on ${start}`).toContain(`id="${hash.slice(1)}"`);
  }
  expect([...outside].sort()).toEqual(
    [
      ...brand.social.map(({ href }) => href),
      `mailto:${brand.email}`,
      `mailto:${brand.email}?subject=Error%20in%20a%20price`,
      'tel:+15550100199',
    ].sort(),
  );
});

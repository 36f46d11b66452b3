import { brand } from 'shared-contracts';
import { screens } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

// What stands in the HTML is what crawlers and visitors without JavaScript have to go by.
test.use({ javaScriptEnabled: false });

test('every link of every page leads somewhere', async ({ page, request, baseURL }) => {
  const asked = new Map<string, string>();
  const outside = new Set<string>();
  for (const start of screens) {
    await page.goto(start);
    const found = await page
      .locator('a[href]')
      .evaluateAll(links => links.map(link => (link as HTMLAnchorElement).href));
    for (const address of found) {
      const url = new URL(address);
      if (url.origin === baseURL) asked.set(url.pathname + url.hash, start);
      else outside.add(address);
    }
  }
  expect(asked.size).toBeGreaterThan(35);
  for (const [path, start] of asked) {
    const answer = await request.get(path);
    expect(answer.status(), `${path}, linked on ${start}`).toBe(200);
    const { hash } = new URL(path, baseURL);
    if (hash) expect(await answer.text(), `${path}, linked on ${start}`).toContain(`id="${hash.slice(1)}"`);
  }
  expect([...outside].sort()).toEqual(
    [...brand.social.map(({ href }) => href), `mailto:${brand.email}`, 'tel:+15550100199'].sort(),
  );
});

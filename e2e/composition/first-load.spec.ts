import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latestRelease, packageDir } from 'e2e-stack';
import { visit, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const KB = 1024;

const pages = [
  { path: '/treatments', module: 'catalogue/treatments' },
  { path: '/treatments/hip-replacement', module: 'catalogue/treatment' },
  { path: '/destinations', module: 'catalogue/destinations' },
  { path: '/contact', module: 'quote/contact' },
] as const;

for (const { path, module } of pages) {
  test(`${path} loads exactly the code that its HTML links, each file once`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    const requested: string[] = [];
    page.on('request', request => {
      if (['script', 'stylesheet', 'font'].includes(request.resourceType())) requested.push(request.url());
    });
    await visit(page, path);
    await waitUntilReady(page, module);
    const linked = [...html.matchAll(/ (?:href|src)="([^"]+\.(?:js|css|woff2))"/g)].map(
      match => new URL(match[1] ?? '', page.url()).href,
    );
    expect(new Set(requested)).toEqual(new Set(linked));
    // A preload that does not match its use is fetched twice.
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(entry => /\.(js|css)$/.test(entry.name))
        .map(entry => entry.name),
    );
    expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
  });
}

test('/treatments loads at most 250 KB of JavaScript, gzipped', async ({ page }) => {
  const html = await (await page.request.get('/treatments')).text();
  const scripts = [...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(
    match => new URL(match[1] ?? '', process.env.CAREFARE_URL).href,
  );
  let total = 0;
  for (const url of scripts) {
    const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    total += Number(response.headers.get('content-length'));
  }
  expect(scripts.length).toBeGreaterThanOrEqual(3);
  expect(total).toBeGreaterThan(50 * KB);
  expect(total).toBeLessThanOrEqual(250 * KB);
});

for (const name of ['mfe-catalogue', 'mfe-calculator', 'mfe-quote']) {
  test(`the remoteEntry of ${name} is at most 14 KB, as brotli`, () => {
    const release = join(packageDir(name), '.releases', latestRelease(name));
    const { web } = JSON.parse(readFileSync(join(release, 'release.json'), 'utf8'));
    expect(readFileSync(join(release, `${web.file}.br`)).length).toBeLessThanOrEqual(14 * KB);
  });
}

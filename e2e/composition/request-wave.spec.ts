import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latestRelease, root } from 'e2e-stack';
import { expect, test } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

const KB = 1024;

const routes = [
  { path: '/treatments', part: 'catalogue/treatments' },
  { path: '/treatments/hip-replacement', part: 'catalogue/treatment' },
  { path: '/destinations', part: 'catalogue/destinations' },
  { path: '/contact', part: 'quote/contact' },
];

for (const { path, part } of routes) {
  test(`${path} asks for all of its code in one wave after the HTML`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    const asked: string[] = [];
    page.on('request', request => {
      if (['script', 'stylesheet', 'font'].includes(request.resourceType())) asked.push(request.url());
    });
    await visit(page, path);
    await live(page, part);
    const linked = [...html.matchAll(/(?:href|src)="([^"]+\.(?:js|css|woff2))"/g)].map(
      match => new URL(match[1] ?? '', page.url()).href,
    );
    expect(new Set(asked)).toEqual(new Set(linked));
    // Each once: a preload that does not match its use is fetched twice.
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(entry => /\.(js|css)$/.test(entry.name))
        .map(entry => entry.name),
    );
    expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
  });
}

test('JS on /treatments is at most 250 KB gz', async ({ page }) => {
  const html = await (await page.request.get('/treatments')).text();
  const scripts = [...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(
    match => new URL(match[1] ?? '', process.env.CAREFARE_URL).href,
  );
  let total = 0;
  for (const url of scripts) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    total += Number(answer.headers.get('content-length'));
  }
  expect(scripts.length).toBeGreaterThanOrEqual(3);
  expect(total).toBeGreaterThan(50 * KB);
  expect(total).toBeLessThanOrEqual(250 * KB);
});

for (const room of ['mfe-catalogue', 'mfe-calculator', 'mfe-quote']) {
  test(`the remoteEntry of ${room} is at most 14 KB brotli`, () => {
    const release = join(root, room, '.releases', latestRelease(room));
    const { web } = JSON.parse(readFileSync(join(release, 'release.json'), 'utf8'));
    expect(readFileSync(join(release, `${web.file}.br`)).length).toBeLessThanOrEqual(14 * KB);
  });
}

import { brotliCompressSync } from 'node:zlib';
import { openBuild, openStore, promote, publish } from '@carefare/release';
import type { Page } from '@playwright/test';
import { buildCreatedRemotes } from '../support/created-remotes.ts';
import { visit } from '../support/navigation.ts';
import { type StoreSite, startStoreSite } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';

const COUNT = 30;
const GROWTH_MAX_BYTES = 1_024;

let site: StoreSite;
let built: Awaited<ReturnType<typeof buildCreatedRemotes>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const remotes = Array.from({ length: COUNT }, (_, index) => {
    const key = `many-${index + 1}`;
    return { key, page: `/${key}`, slot: 'home.more' as const, hasLink: false };
  });
  [site, built] = await Promise.all([startStoreSite({ shells: 1 }), buildCreatedRemotes(remotes)]);
});
test.afterAll(async () => {
  await site?.remove();
  built?.remove();
});

/** What visitors get of the home page, apart from what the many widgets show, and the scripts that it asks for by itself. */
async function readHome(page: Page) {
  const [url] = site.urls;
  const html = await (await fetch(`${url}/`)).text();
  await page.goto('about:blank');
  const rest = await page.evaluate(text => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    for (const element of parsed.querySelectorAll('[data-module^="many-"]')) element.remove();
    return parsed.documentElement.outerHTML;
  }, html);
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  const newest = page.waitForResponse(response => response.url().includes('/_composition/'));
  await visit(page, `${url}/`);
  await newest;
  // Their code comes when a visitor scrolls to them.
  expect(asked.filter(address => address.includes('/_releases/many-'))).toEqual([]);
  const scripts = [...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, path]) => path);
  return { bytes: brotliCompressSync(rest).length, scripts };
}

test('thirty more remotes cost the home page nothing beside their widgets', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async ({ page }) => {
  test.setTimeout(300_000);
  const few = await readHome(page);
  const store = openStore(site.store);
  // Rehearsed, so that the shell does not do so for each.
  const check = () => Promise.resolve({ rehearsal: 'passed' });
  for (const { key, dir } of built.remotes) {
    const { digest, integrity } = await publish(store, openBuild(dir));
    await promote(store, {
      by: 'a test',
      reason: 'a test',
      check,
      move: { what: key, release: { digest, integrity } },
    });
  }
  const last = `${site.urls[0]}/many-${COUNT}`;
  await expect.poll(async () => (await fetch(last)).status, { timeout: 60_000 }).toBe(200);

  const many = await readHome(page);
  expect(many.scripts).toEqual(few.scripts);
  expect(many.bytes - few.bytes).toBeLessThanOrEqual(GROWTH_MAX_BYTES);
});

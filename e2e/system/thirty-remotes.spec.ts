import { brotliCompressSync } from 'node:zlib';
import { openBuild, openStore, promote, publish } from '@carefare/release';
import { promoteRelease } from '@carefare/release/commands';
import type { Page } from '@playwright/test';
import { type BuiltRemote, buildCreatedRemotes } from '../support/created-remotes.ts';
import { visit } from '../support/navigation.ts';
import { fetchSentBytes } from '../support/page-parts.ts';
import { memoryOf } from '../support/process-figures.ts';
import { type StoreSite, startStoreSite } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';

const COUNT = 30;
const STARTS = 5;
const KB = 1_024;
const GROWTH_MAX_BYTES = KB;
const why = { by: 'a test', reason: 'a test' };

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

/** How long it takes, in ms. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  /* oxlint-disable no-restricted-properties -- figures for the table: none is asserted */
  const from = performance.now();
  await work();
  return performance.now() - from;
  /* oxlint-enable no-restricted-properties */
}

const bytesOf = (text: string) => ({
  plain: Buffer.byteLength(text),
  brotli: brotliCompressSync(text).length,
});

/** What visitors get of the home page, apart from what the many widgets show, and the scripts that it asks for by itself. */
async function measureHome(page: Page) {
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
  const newest = page.waitForResponse(response => response.url().includes('/_composition?'));
  await visit(page, `${url}/`);
  const rows = await (await newest).text();
  // Their code comes when a visitor scrolls to them.
  expect(asked.filter(address => address.includes('/_releases/many-'))).toEqual([]);
  const scripts = [...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, path = '']) => path);
  const sizes = await Promise.all(scripts.map(path => fetchSentBytes(url + path)));
  const scriptBytes = sizes.reduce((sum, size) => sum + size, 0);
  return { whole: bytesOf(html), rest: bytesOf(rest), rows: bytesOf(rows), scripts, scriptBytes };
}

/** From the start of a shell's process to its first page, in ms: the median. And its memory then, in MB. */
async function measureStart() {
  const times: number[] = [];
  let memory = 0;
  for (let start = 0; start < STARTS; start += 1) {
    const toFirstPage = async () => {
      await site.restartShell(0);
      expect((await fetch(`${site.urls[0]}/`)).status).toBe(200);
    };
    times.push(await timed(toFirstPage));
    memory = memoryOf(site.servers[0].pid);
  }
  return { ms: times.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0, memory };
}

/** A promotion with its rehearsal, in ms. */
const timePromotion = ({ key, digest }: BuiltRemote): Promise<number> =>
  timed(() => promoteRelease(openStore(site.store), key, digest, { ...why, isNew: true }));

const isLive = ({ key }: BuiltRemote) =>
  expect.poll(async () => (await fetch(`${site.urls[0]}/${key}`)).status, { timeout: 30_000 }).toBe(200);

test('thirty more remotes cost the home page nothing beside their widgets', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async ({ page }) => {
  test.setTimeout(300_000);
  const [first, ...others] = built.remotes;
  const last = others.pop();
  if (!first || !last) throw new Error('no remotes were built');
  const store = openStore(site.store);
  const stored = new Map<string, { digest: string; integrity: string }>();
  for (const { key, dir } of built.remotes) {
    const { digest, integrity } = await publish(store, openBuild(dir));
    stored.set(key, { digest, integrity });
  }
  // Rehearsed, so that a shell that starts does not do so itself.
  const checked = { ...why, check: () => Promise.resolve({ rehearsal: 'passed' }) };
  const move = async ({ key }: BuiltRemote, isIn = true) =>
    promote(store, { ...checked, move: { what: key, release: (isIn && stored.get(key)) || null } });

  const promotions = { few: await timePromotion(first), many: 0 };
  await isLive(first);
  await move(first, false);
  await expect.poll(async () => (await fetch(`${site.urls[0]}/${first.key}`)).status).toBe(404);
  const few = { home: await measureHome(page), start: await measureStart() };

  for (const remote of [first, ...others]) await move(remote);
  promotions.many = await timePromotion(last);
  await isLive(last);
  const many = { home: await measureHome(page), start: await measureStart() };

  const growth = {
    plain: many.home.rest.plain - few.home.rest.plain,
    brotli: many.home.rest.brotli - few.home.rest.brotli,
  };
  const perRemote = (after: number, before: number) => ((after - before) / COUNT).toFixed(1);
  const row = (name: string, before: string | number, after: string | number, each = '') =>
    `| ${name} | ${before} | ${after} | ${each} |`;
  console.log(
    [
      '',
      `| of the home page, of a shell, of a promotion | 3 remotes | ${3 + COUNT} remotes | growth |`,
      '|---|---|---|---|',
      row('HTML, bytes', few.home.whole.plain, many.home.whole.plain),
      row('HTML, brotli', few.home.whole.brotli, many.home.whole.brotli),
      row('HTML without the widgets, bytes', few.home.rest.plain, many.home.rest.plain, `${growth.plain}`),
      row(
        'HTML without the widgets, brotli',
        few.home.rest.brotli,
        many.home.rest.brotli,
        `${growth.brotli}`,
      ),
      row('JavaScript that it names, bytes sent', few.home.scriptBytes, many.home.scriptBytes),
      row('rows of pages (`/_composition`), brotli', few.home.rows.brotli, many.home.rows.brotli),
      row(
        'start to first page, ms',
        few.start.ms.toFixed(0),
        many.start.ms.toFixed(0),
        `${perRemote(many.start.ms, few.start.ms)} a remote`,
      ),
      row(
        'memory, MB',
        few.start.memory.toFixed(0),
        many.start.memory.toFixed(0),
        `${perRemote(many.start.memory, few.start.memory)} a remote`,
      ),
      row(
        'one promotion, ms',
        promotions.few.toFixed(0),
        promotions.many.toFixed(0),
        `x ${(promotions.many / promotions.few).toFixed(2)}`,
      ),
      '',
    ].join('\n'),
  );

  expect(many.home.scripts).toEqual(few.home.scripts);
  expect(growth.brotli).toBeLessThanOrEqual(GROWTH_MAX_BYTES);
});

import { globSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type RemoteKey, remoteKeys } from 'e2e-stack';
import pLimit from 'p-limit';
import { type Fault, tamper } from '../support/faults/fault.ts';
import { startIsolatedStack } from '../support/isolated-stack.ts';
import { followHeaderLink, remoteModule, visit, waitUntilReady } from '../support/navigation.ts';
import { allOr } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';
import {
  allFaults,
  type Cell,
  FALLBACK_TEXT,
  inOwnContext,
  places,
  sides,
} from './fault-matrix/fault-matrix.ts';

const damageFile = {
  missing: (file: string) => rmSync(file),
  truncated: (file: string) => truncateSync(file, 100),
  tampered: (file: string) => writeFileSync(file, tamper(readFileSync(file))),
} as const;

/** What may happen to the files of a release store. */
type Damage = keyof typeof damageFile;
const damages = Object.keys(damageFile) as Damage[];

/** Damages all releases of remotes in a folder store. @returns mends them */
function damageStore(store: string, remotes: Readonly<Record<RemoteKey, Damage>>): () => void {
  const originals = new Map<string, Buffer>();
  for (const [remote, damage] of Object.entries(remotes)) {
    const folder = join(store, 'releases', remote);
    for (const file of globSync('*/**/*.*', { cwd: folder }).map(name => join(folder, name))) {
      originals.set(file, readFileSync(file));
      damageFile[damage](file);
    }
  }
  return () => {
    for (const [file, content] of originals) writeFileSync(file, content);
  };
}

/** Most of a visit is waiting. */
const VISITS_AT_ONCE = 5;

const all = remoteKeys.flatMap(remote => allFaults.map((fault): Cell => ({ remote, fault })));
/** By day: an answer that is none, and one that is another's, each of another remote. */
const faultsByDay: readonly Fault[] = ['status 500', 'tampered'];
const sampleOf = (shift: number): Cell[] =>
  faultsByDay.map((fault, index) => ({
    remote: remoteKeys[(index + shift) % remoteKeys.length] ?? 'quote',
    fault,
  }));

for (const [shift, [name, side]] of Object.entries(sides).entries())
  test(`a faulty remote costs its own part of the page, and heals by itself: ${name}`, {
    tag: '@shell',
  }, async ({ browser, baseURL }) => {
    test.setTimeout(600_000);
    await pLimit(VISITS_AT_ONCE).map(allOr(all, sampleOf(shift)), async cell => {
      const title = `${cell.remote}, ${cell.fault}`;
      // One cell that fails does not hide the others.
      const error = await test
        .step(title, () => inOwnContext(browser, baseURL, side, cell))
        .then(() => undefined, String);
      expect.soft(error, title).toBeUndefined();
    });
  });

/** Each remote has another damage, and over all of them each one. */
const startUps = damages.map((_, shift) => {
  const at = (index: number): Damage => damages[(index + shift) % damages.length] ?? 'missing';
  return { catalogue: at(0), calculator: at(1), quote: at(2) };
});

for (const damaged of startUps)
  test(`a release store that is damaged when the shell starts (${Object.values(damaged).join(', ')}) costs the pages of its releases until it is mended, and nothing later`, {
    tag: ['@shell', '@own-stack', '@nightly'],
  }, async ({ page, expectLog }) => {
    expectLog(/status of 503/);
    const stack = await startIsolatedStack();
    try {
      const mend = damageStore(stack.store, damaged);
      await stack.restartShell();
      await test.step('their pages are 503 with a way on, all others are complete', () =>
        expectFallbacks(stack.url));
      await test.step('they appear without a reload once they are back', async () => {
        await visit(page, `${stack.url}/treatments`);
        await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
        mend();
        await waitUntilReady(page, places.catalogue.module);
        await expectAllLive(page);
        expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
        for (const { path, text } of Object.values(places)) {
          const isComplete = async () => {
            const { status, html } = await get(stack.url + path);
            return status === 200 && html.includes(text);
          };
          await expect.poll(isComplete, { message: path }).toBe(true);
        }
      });
      await test.step('the same damage later costs nothing: the shell has the releases', async () => {
        damageStore(stack.store, damaged);
        await visit(page, `${stack.url}/treatments`);
        await waitUntilReady(page, places.catalogue.module);
        await expectAllLive(page);
      });
    } finally {
      await stack.remove();
    }
  });

async function get(address: string) {
  const response = await fetch(address);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

async function expectFallbacks(url: string): Promise<void> {
  for (const path of ['/about', '/how-it-works', '/blog', '/terms'])
    expect((await get(url + path)).status, path).toBe(200);
  const home = await get(url);
  expect([home.status, home.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(home.html).toMatch(FALLBACK_TEXT);
  expect(home.html).not.toContain(places.calculator.text);
  for (const { path, text } of [places.catalogue, places.quote]) {
    const { status, headers, html } = await get(url + path);
    expect([status, Number(headers.get('retry-after')) > 0], path).toEqual([503, true]);
    expect(html).toMatch(FALLBACK_TEXT);
    expect(html).toContain('hello@carefare.example');
    expect(html).not.toContain(text);
  }
}

/** From the page of treatments on, the other remotes go live as well. */
async function expectAllLive(page: Page): Promise<void> {
  await followHeaderLink(page, 'Contact Us');
  await waitUntilReady(page, places.quote.module);
  await page.getByRole('banner').getByRole('link', { name: places.calculator.link }).click();
  await remoteModule(page, places.calculator.module).scrollIntoViewIfNeeded();
  await waitUntilReady(page, places.calculator.module);
}

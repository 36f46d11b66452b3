import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { root } from 'e2e-stack';
import { buildChangedRelease } from '../support/build-changed-release.ts';
import { visit } from '../support/navigation.ts';
import { fillRequired, openForm, resultOf, send, storedRequests } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';
import { installedBalancers } from './fleet/balancers.ts';
import { makeOtherShell } from './fleet/other-shell.ts';
import { buildsOf, type SideName, startTwoStores } from './fleet/two-stores.ts';
import { countVisits, faultsOf, followFoot, openTab, requestPages, type Visitor } from './fleet/visitors.ts';

const LOADERS = 3;
const SHELLS = 2;
/** A checkout of an earlier state with releases that it has built. Without it another shell and catalogue stand for them. */
const checkout = process.env.CAREFARE_BEFORE;

type Stores = Awaited<ReturnType<typeof startTwoStores>>;

let otherShell: string | undefined;
let stores: Stores;

test.beforeAll(async () => {
  const now = buildsOf(root);
  let before = checkout ? buildsOf(checkout) : undefined;
  if (!before) {
    otherShell = makeOtherShell();
    const { dir: catalogue } = await buildChangedRelease('mfe-catalogue', {
      file: 'src/features/treatment-list/treatment-list.copy.ts',
      from: 'Find your treatment, see its whole cost',
      to: 'Every treatment, with its whole cost',
    });
    before = { ...now, shell: otherShell, 'mfe-catalogue': catalogue };
  }
  stores = await startTwoStores(SHELLS, { before: { builds: before, checkout }, now: { builds: now } });
});
test.afterAll(async () => {
  await stores?.remove();
  if (otherShell) rmSync(otherShell, { recursive: true });
});

/** Opens a page that code of remotes comes to later, and a form; they are used once visitors are at other shells. */
async function openPages(browser: Browser, visitor: Visitor) {
  const reader = await openTab(visitor, browser);
  await visit(reader, `${stores.url}/about`);
  const writer = await openTab(visitor, browser);
  await openForm(writer, stores.url);
  const name = await fillRequired(writer);
  return {
    async use(): Promise<void> {
      for (const path of ['/faq', '/treatments', '/destinations']) await followFoot(reader, path, visitor);
      await send(writer);
      await expect(resultOf(writer)).toContainText('Request received');
      expect(storedRequests(name, stores.databaseFile)).toHaveLength(1);
      for (const tab of [reader, writer]) await tab.context().close();
    },
  };
}

if (installedBalancers.includes('nginx'))
  test('visitors move to the shells of another store and back, with pages open, and nothing fails', {
    tag: ['@shell', '@own-stack', '@nightly'],
  }, async ({ browser }) => {
    const { url } = stores;
    const over = new AbortController();
    const visitor: Visitor = { url, visits: [], signal: over.signal };
    const load = Array.from({ length: LOADERS }, (_, index) => requestPages(visitor, index));
    try {
      for (const side of ['now', 'before'] satisfies SideName[]) {
        const open = await openPages(browser, visitor);
        stores.move(side);
        await expect.poll(() => stores.isAt(side)).toBe(true);
        await open.use();
        const pages = () => countVisits(visitor.visits).page;
        const before = pages();
        await expect.poll(pages, { timeout: 60_000 }).toBeGreaterThan(before + 20);
      }
    } finally {
      over.abort();
      await Promise.all(load);
      process.stdout.write(`${JSON.stringify(countVisits(visitor.visits))}\n`);
    }
    expect(faultsOf(visitor.visits)).toEqual([]);
  });

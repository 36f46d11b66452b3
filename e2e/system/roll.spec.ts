import type { Browser } from '@playwright/test';
import { buildChangedRelease, type ChangedRelease } from '../support/build-changed-release.ts';
import { type BalancerKind, installedBalancers } from '../support/fleet/balancers.ts';
import { browse, createCounts, followFoot, openTab, requestPages } from '../support/fleet/load.ts';
import { type Fleet, type ShellName, startFleet } from '../support/fleet/start-fleet.ts';
import { visit } from '../support/navigation.ts';
import { runsAll } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';

const LOADERS = runsAll ? 3 : 2;

/** With all tests: a release of a remote goes live meanwhile, which `share` shows by day. */
let changed: ChangedRelease | undefined;
let fleet: Fleet | undefined;

test.describe.configure({ timeout: 400_000 });
test.beforeAll(async () => {
  if (!runsAll) return;
  changed = await buildChangedRelease('mfe-catalogue', {
    file: 'src/features/treatment-list/treatment-list.copy.ts',
    from: 'Find your treatment, see its whole cost',
    to: 'Every treatment, with its whole cost',
  });
});
test.afterEach(async () => {
  await fleet?.stop();
  fleet = undefined;
});

/** Waits until all shells have one release of a remote. @returns it */
async function waitForOneRelease(running: Fleet, remote: string, isWanted: (digest?: string) => boolean) {
  const all = async () => new Set(await running.releasesOf(remote));
  await expect
    .poll(async () => [(await all()).size, isWanted([...(await all())][0])], { timeout: 60_000 })
    .toEqual([1, true]);
}

/** Replaces one shell after the other. At night, when half are replaced, a release of a remote goes live, and is rolled back. */
async function replaceShells(running: Fleet, shell: ShellName): Promise<void> {
  await running.promoteShell(shell);
  for (let index = 0; index < running.size; index += 1) {
    await running.restart(index, shell);
    if (!changed || index !== Math.floor(running.size / 2) - 1) continue;
    const { dir, digest: wanted } = changed;
    await running.promoteRemote('catalogue', dir);
    await waitForOneRelease(running, 'catalogue', digest => digest === wanted);
    await running.rollBackRemotes();
    await waitForOneRelease(running, 'catalogue', digest => digest !== wanted);
  }
}

/** Replaces all shells by another release and back, under load. @returns what visitors got */
async function roll(kind: BalancerKind, size: number, browser: Browser, ways: readonly ShellName[]) {
  fleet = await startFleet(kind, size);
  const { url } = fleet;
  const counts = createCounts();
  const over = new AbortController();
  const load = { url, counts, signal: over.signal };
  // A tab of before, which asks for code of its own release in the end.
  const tab = await openTab(browser, counts);
  await visit(tab, `${url}/about`);
  const visitors = [
    ...Array.from({ length: LOADERS }, (_, index) => requestPages(load, index)),
    browse(load, browser),
  ];
  for (const way of ways) await replaceShells(fleet, way);
  for (const path of ['/faq', '/treatments']) await followFoot(tab, path, counts);
  over.abort();
  await Promise.all(visitors);
  await tab.context().close();
  const { faults, ...done } = counts;
  test.info().annotations.push({ type: 'counts', description: JSON.stringify(done) });
  process.stdout.write(`${kind}: ${JSON.stringify(done)}, ${faults.length} faults\n`);
  return counts;
}

test('two shells are replaced by a newer release behind a balancer, and no visitor notices', {
  tag: ['@shell', '@own-stack'],
}, async ({ browser }) => {
  const { faults } = await roll('own', 2, browser, ['B']);
  expect(faults).toEqual([]);
});

for (const kind of installedBalancers)
  test(`three shells behind ${kind} are replaced by a newer release and back, and no visitor notices`, {
    tag: ['@shell', '@own-stack', '@nightly'],
  }, async ({ browser }) => {
    const { faults, pages, assets, posts, calls, navigations } = await roll(kind, 3, browser, ['B', 'A']);
    expect(faults).toEqual([]);
    for (const count of [pages, assets, posts, calls, navigations]) expect(count).toBeGreaterThan(50);
  });

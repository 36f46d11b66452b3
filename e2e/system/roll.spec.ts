import type { Browser } from '@playwright/test';
import { latestRelease, newestRelease } from 'e2e-stack';
import { buildChangedRelease, type ChangedRelease } from '../support/build-changed-release.ts';
import { visit } from '../support/navigation.ts';
import { runsAll } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';
import { type BalancerKind, installedBalancers } from './fleet/balancers.ts';
import { type Fleet, type ShellName, startFleet } from './fleet/start-fleet.ts';
import {
  browsePages,
  countVisits,
  faultsOf,
  followFoot,
  openTab,
  requestPages,
  type Visit,
} from './fleet/visitors.ts';

const LOADERS = runsAll ? 3 : 1;

/** With all tests: a release of a remote goes live meanwhile, which `share` shows by day. */
let changed: ChangedRelease | undefined;

test.describe.configure({ timeout: 400_000 });
test.beforeAll(async () => {
  if (!runsAll) return;
  changed = await buildChangedRelease('mfe-catalogue', {
    file: 'src/features/treatment-list/treatment-list.copy.ts',
    from: 'Find your treatment, see its whole cost',
    to: 'Every treatment, with its whole cost',
  });
});

/** @returns the fleet that the tests beside it roll */
function useFleet(kind: BalancerKind, size: number): () => Fleet {
  let fleet: Fleet;
  test.beforeAll(async () => {
    fleet = await startFleet(kind, size);
  });
  test.afterAll(() => fleet?.stop());
  return () => fleet;
}

/** Replaces one shell after the other. At night, when half are replaced, a release of a remote goes live, and is rolled back. */
async function replaceShells(running: Fleet, shell: ShellName): Promise<void> {
  const before = { digest: latestRelease('mfe-catalogue'), dir: newestRelease('mfe-catalogue') };
  await running.promoteShell(shell);
  for (let index = 0; index < running.size; index += 1) {
    await running.restart(index, shell);
    if (!changed || index !== Math.floor(running.size / 2) - 1) continue;
    for (const { dir, digest } of [changed, before]) {
      await running.promoteRemote(dir);
      const releases = async () => new Set(await running.releasesOf('catalogue'));
      await expect.poll(releases, { timeout: 60_000 }).toEqual(new Set([digest]));
    }
  }
}

/** Replaces all shells by another release and back, under load. @returns what visitors got */
async function roll(fleet: Fleet, browser: Browser, ways: readonly ShellName[]) {
  const visits: Visit[] = [];
  const over = new AbortController();
  const visitor = { url: fleet.url, visits, signal: over.signal };
  // A tab of before, which asks for code of its own release in the end.
  const tab = await openTab(visitor, browser);
  await visit(tab, `${fleet.url}/about`);
  const load = [
    ...Array.from({ length: LOADERS }, (_, index) => requestPages(visitor, index)),
    browsePages(visitor, browser),
  ];
  for (const way of ways) await replaceShells(fleet, way);
  for (const path of ['/faq', '/treatments']) await followFoot(tab, path, visitor);
  over.abort();
  await Promise.all(load);
  await tab.context().close();
  process.stdout.write(`${JSON.stringify(countVisits(visits))}\n`);
  return visits;
}

test.describe('behind the balancer of the stack', { tag: ['@shell', '@own-stack'] }, () => {
  const fleet = useFleet('own', 2);
  test('two shells are replaced by a newer release, and no visitor notices', async ({ browser }) => {
    expect(faultsOf(await roll(fleet(), browser, ['B']))).toEqual([]);
  });
});

for (const kind of installedBalancers)
  test.describe(`behind ${kind}`, { tag: ['@shell', '@own-stack', '@nightly'] }, () => {
    const fleet = useFleet(kind, 3);
    test('three shells are replaced by a newer release and back, and no visitor notices', async ({
      browser,
    }) => {
      const visits = await roll(fleet(), browser, ['B', 'A']);
      expect(faultsOf(visits)).toEqual([]);
      for (const [what, count] of Object.entries(countVisits(visits)))
        expect(count, what).toBeGreaterThan(50);
    });
  });

import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Compiler, Stats } from '@rspack/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FirstBundlePlugin } from './first-bundle.plugin.ts';

let dir: string;
let both: string;
let serverOnly: string;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  dir = mkdtempSync(join(tmpdir(), 'carefare-bundles-'));
  both = join(dir, 'both.ts');
  serverOnly = join(dir, 'server.ts');
  for (const file of [both, serverOnly]) change(file, 0);
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dir, { recursive: true });
});

function change(file: string, seconds: number): void {
  writeFileSync(file, '');
  utimesSync(file, seconds, seconds);
}

/** A plugin whose bundle is built at these seconds, told of these changes by the watch. */
function watchedBundle() {
  const plugin = new FirstBundlePlugin();
  const taps: Record<string, (argument: unknown) => void> = {};
  const hook = (name: string) => ({
    tap: (_plugin: string, run: (argument: unknown) => void) => (taps[name] = run),
  });
  plugin.apply({ hooks: { watchRun: hook('watchRun'), done: hook('done') } } as unknown as Compiler);
  return {
    build(seconds: number, modifiedFiles?: readonly string[], hasErrors = false) {
      vi.setSystemTime(seconds * 1_000);
      taps.watchRun?.({ modifiedFiles });
      taps.done?.({ hasErrors: () => hasErrors, compilation: { fileDependencies: [both] } });
    },
    /** @param secondStartedAt when the build of the second bundle began, in seconds; after the first one's unless given */
    isOutdated: (watchMode = true, secondStartedAt = 100) =>
      plugin.isOutdated({
        startTime: secondStartedAt * 1_000,
        compilation: { compiler: { watchMode }, fileDependencies: [both, serverOnly] },
      } as unknown as Stats),
  };
}

it('is outdated from a change of a common source until it is built with that change', () => {
  const bundle = watchedBundle();
  bundle.build(10);
  expect(bundle.isOutdated()).toBe(false);
  change(both, 20);
  expect(bundle.isOutdated()).toBe(true);
  // Another build meanwhile, which has not been told of the change, reads nothing new.
  bundle.build(21, []);
  expect(bundle.isOutdated()).toBe(true);
  bundle.build(22, [both]);
  expect(bundle.isOutdated()).toBe(false);
});

it('does not belong to a second bundle that began before it was built again', () => {
  const bundle = watchedBundle();
  bundle.build(10);
  expect(bundle.isOutdated(true, 11)).toBe(false);
  change(both, 12);
  bundle.build(13, [both]);
  expect(bundle.isOutdated(true, 11)).toBe(true);
  expect(bundle.isOutdated(true, 14)).toBe(false);
});

it('is not outdated by a source that only the second bundle has, or in a single build', () => {
  const bundle = watchedBundle();
  bundle.build(10);
  change(serverOnly, 20);
  expect(bundle.isOutdated()).toBe(false);
  change(both, 20);
  expect(bundle.isOutdated(false)).toBe(false);
});

it('is not released with a second bundle while it has errors: its files are those of before', () => {
  const bundle = watchedBundle();
  bundle.build(10, [], true);
  expect([bundle.isOutdated(), bundle.isOutdated(false)]).toEqual([true, true]);
  bundle.build(11, [both]);
  expect(bundle.isOutdated()).toBe(false);
});

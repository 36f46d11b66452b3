import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findForeignStyles } from '@carefare/release/styles';
import { latestRelease, packageDir } from 'e2e-stack';
import { expect, test } from '../support/test.ts';
import { MARGIN, scriptBudgets } from './budgets/budgets.ts';
import { bytesByPackage } from './budgets/bytes-by-package.ts';

const KB = 1_024;
const LARGEST = 6;

/** The packages with the most bytes of a script, in words. */
function describeLargest(packageName: string, path: string): string {
  const map = join(packageDir(packageName), '.source-maps', `${path.replace('.releases/', '')}.map`);
  const sizes = bytesByPackage(
    readFileSync(join(packageDir(packageName), path), 'utf8'),
    JSON.parse(readFileSync(map, 'utf8')),
    packageName,
  );
  return [...sizes]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, LARGEST)
    .map(([name, bytes]) => `${name} ${(bytes / KB).toFixed(1)}`)
    .join(', ');
}

for (const [packageName, limits] of Object.entries(scriptBudgets))
  test(`the scripts of ${packageName} are within their budgets`, { tag: ['@shell', '@own-stack'] }, () => {
    const dir = packageDir(packageName);
    const files = globSync(`.releases/${latestRelease(packageName)}/{client,web}/*.js`, { cwd: dir });
    const sizes = files.map(path => {
      const name = basename(path).split('.')[0] ?? '';
      return { path, name, size: statSync(join(dir, `${path}.br`)).size / KB };
    });
    expect(sizes.map(({ name }) => name).toSorted()).toEqual(Object.keys(limits).toSorted());
    const faults = sizes
      .filter(({ name, size }) => size > (limits[name] ?? 0) + MARGIN)
      .map(
        ({ path, name, size }) =>
          `${name} of ${packageName} has ${size.toFixed(1)} KB, its budget is ${limits[name]}; its largest packages are ` +
          `${describeLargest(packageName, path)} KB: take out what grew, or raise the budget and say why`,
      );
    expect(faults).toEqual([]);
    // Else the gate refuses the release.
    const { carefare } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    const all = sizes.reduce((sum, { size }) => sum + size, 0);
    expect(all).toBeLessThanOrEqual(carefare?.budgets?.scripts ?? Infinity);
    const sheets = globSync(`.releases/${latestRelease(packageName)}/web/*.css`, { cwd: dir });
    const styles = sheets.reduce((sum, path) => sum + statSync(join(dir, `${path}.br`)).size / KB, 0);
    expect(styles).toBeLessThanOrEqual(carefare?.budgets?.styles ?? Infinity);
    const prefix = `${packageName.replace('mfe-', '')}-`;
    expect(sheets.flatMap(path => findForeignStyles(readFileSync(join(dir, path)), prefix))).toEqual([]);
    for (const { path } of sizes)
      expect(readFileSync(join(dir, path), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

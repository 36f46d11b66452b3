import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTempFolder } from '../testing/stores.ts';
import { type Report, watchBuild } from './watch-build.ts';

/** Stands in for the bundler: a mistake in the remote's description ends it. */
const bundler = `
const { readFileSync, watch } = require('node:fs');
const remote = readFileSync('src/remote.ts', 'utf8');
if (remote.startsWith('wrong')) {
  process.stderr.write('[rspack] CLI failed:\\n' + remote.slice(6) + '\\n    at readDescription (x.ts:1:1)\\n');
  process.exitCode = 1;
} else {
  // Before the release is told, so that a change that follows it at once is seen.
  watch('src', () => process.send({ kind: 'outdated' }));
  process.send({ kind: 'release', digest: remote, folder: '' });
  process.on('message', () => undefined);
}`;

let folder: string;
let reports: Report[];
let stop: () => void;
const write = (text: string) => writeFileSync(join(folder, 'src/remote.ts'), text);
const problem = (...problems: string[]) => ({ kind: 'problems', bundle: 'start', problems });
const release = (digest: string) => ({ kind: 'release', digest, folder: '' });

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  folder = openTempFolder();
  for (const dir of ['src', 'node_modules/.bin']) mkdirSync(join(folder, dir), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.bin/rspack'), bundler);
  reports = [];
});
afterEach(() => stop());

const last = () => reports.at(-1);

it('says what ended the bundler, and builds again at the next change', async () => {
  write('a');
  stop = watchBuild(folder, report => reports.push(report));
  await expect.poll(last).toEqual(release('a'));
  write('wrong Error: src/remote.ts: widgets.0.slot is wrong: must be the name of a slot');
  await expect
    .poll(last)
    .toEqual(problem('src/remote.ts: widgets.0.slot is wrong: must be the name of a slot'));
  write(`wrong [Error: ParseError: Unexpected token\n ${folder}/src/remote.ts:1:13]`);
  await expect.poll(last).toEqual(problem('ParseError: Unexpected token\n src/remote.ts:1:13'));
  write('b');
  await expect.poll(() => reports.slice(-2)).toEqual([problem(), release('b')]);
  expect(vi.mocked(process.stderr.write).mock.calls.join('')).not.toContain('readDescription');
});

it('starts with a mistake as well', async () => {
  write('wrong Error: src/remote.ts: the description is wrong');
  stop = watchBuild(folder, report => reports.push(report));
  await expect.poll(last).toEqual(problem('src/remote.ts: the description is wrong'));
  write('a');
  await expect.poll(last).toEqual(release('a'));
});

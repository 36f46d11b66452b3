import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBuild } from '../store/release-source.ts';
import { publishSourceMaps } from '../store/source-maps.ts';
import type { ReleaseStore } from '../store/store.ts';
import { digest, provideStores } from '../testing/stores.ts';
import { resolveReports } from './resolve.command.ts';

const SOURCE = `interface Answer { name: string }


export enum Step { First, Second }
export function findName(answer?: Answer): string {
  return answer!.name;
}`;
const release = digest(1);
const shell = digest(2);
const { openFolder } = provideStores();
let folder: string;
let store: ReleaseStore;
/** Where the built code reads the name, as a browser says it. */
let position: { line: number; column: number };

/** Builds the source like a package does: the code, and its source map in a folder of its own. */
function build(dir: string, path: string, source: string): string {
  const code = stripTypeScriptTypes(SOURCE, {
    mode: 'transform',
    sourceMap: true,
    sourceUrl: `webpack://${source}`,
  });
  const [, map = ''] = /sourceMappingURL=data:application\/json;base64,(\S+)/.exec(code) ?? [];
  const file = join(dir, '.source-maps', path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(`${file}.map`, Buffer.from(map, 'base64'));
  return code;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
  store = openFolder();
  const code = build(
    join(folder, 'mfe-quote'),
    `${release}/web/contact.0123abcd.js`,
    'mfe_quote/./src/features/find-name.ts',
  );
  build(
    join(folder, 'shell'),
    `${shell}/client/main.0123abcd.js`,
    'shell/../shared-contracts/src/find-name.ts',
  );
  writeFileSync(join(folder, 'mfe-quote/.source-maps', release, 'web/note.txt'), 'not a map');
  const lines = code.split('\n');
  const line = lines.findIndex(text => text.includes('answer.name'));
  position = { line: line + 1, column: (lines[line]?.indexOf('answer.name') ?? 0) + 1 };
  const [quote, own] = [`mfe-quote/.releases/${release}`, `shell/.releases/${shell}`];
  await publishSourceMaps(store, { name: 'quote', digest: release }, openBuild(join(folder, quote)));
  await publishSourceMaps(store, { name: 'shell', digest: shell }, openBuild(join(folder, own)));
});
afterAll(() => rmSync(folder, { recursive: true }));

function resolveLines(
  frames: string[],
  lines: readonly string[] = [],
  at = position,
): ReturnType<typeof resolveReports> {
  const report = {
    level: 40,
    remote: 'quote',
    release,
    shell,
    kind: 'render',
    where: 'quote/contact',
    reason: 'TypeError: x',
    frames: frames.map(file => ({ file, ...at })),
  };
  const file = join(folder, 'report.log');
  writeFileSync(file, [...lines, JSON.stringify(report)].join('\n'));
  return resolveReports(store, file);
}

describe('pnpm release resolve', () => {
  it('finds file, line and column in the sources, of a remote and of the shell', async () => {
    const { lines } = await resolveLines(
      [`/_releases/quote/${release}/web/contact.0123abcd.js`, '/assets/main.0123abcd.js'],
      ['{"level":30,"msg":"listening"}', 'no JSON'],
    );
    expect(lines).toEqual([
      `quote ${release}: render in quote/contact: TypeError: x`,
      expect.stringMatching(/^ {2}mfe-quote\/src\/features\/find-name\.ts:6:10( |$)/),
      expect.stringMatching(/^ {2}shared-contracts\/src\/find-name\.ts:6:10( |$)/),
    ]);
  });

  it.each(['.', 'mfe-quote'])('finds them in a package’s own builds without a store, from %s', async dir => {
    const before = process.cwd();
    process.chdir(join(folder, dir));
    onTestFinished(() => process.chdir(before));
    await resolveLines([`/_releases/quote/${release}/web/contact.0123abcd.js`]);
    const { lines } = await resolveReports(undefined, join(folder, 'report.log'));
    expect(lines[1]).toMatch(/^ {2}mfe-quote\/src\/features\/find-name\.ts:6:10( |$)/);
  });

  it('counts what is not of our sources, once a place in these is known', async () => {
    const own = `/_releases/quote/${release}/web/contact.0123abcd.js`;
    const other = `/_releases/quote/${release}/web/react.0123abcd.js`;
    const { lines } = await resolveLines([own, other, other]);
    expect(lines.slice(2)).toEqual(['  and 2 in packages or without a source map']);
  });

  it('names the place before a column that has none of its own, and no place for a line that has none', async () => {
    const file = `/_releases/quote/${release}/web/contact.0123abcd.js`;
    const inside = await resolveLines([file], [], { ...position, column: position.column + 3 });
    expect(inside.lines[1]).toMatch(/^ {2}mfe-quote\/src\/features\/find-name\.ts:6:10( |$)/);
    const beyond = await resolveLines([file], [], { line: 999, column: 5 });
    expect(beyond.lines[1]).toBe(`  ${file}:999:5  (no source map)`);
  });

  it('leaves a frame as it is if there is no source map of it', async () => {
    const file = `/_releases/quote/${digest(9)}/web/contact.js`;
    const { lines } = await resolveLines([file]);
    expect(lines[1]).toBe(`  ${file}:${position.line}:${position.column}  (no source map)`);
  });

  it.each(['/_releases/quote/../../../secret.js', 'secret.js'])('reads no other file than %s', async file => {
    await expect(resolveLines([file])).rejects.toThrow('There is no error report');
  });

  it('keeps source maps out of the folder that shells serve from', async () => {
    expect(await store.list('releases/')).toEqual([]);
    expect((await store.list('source-maps/')).map(({ path }) => path).toSorted()).toEqual([
      `source-maps/quote/${release}/web/contact.0123abcd.js.map`,
      `source-maps/shell/${shell}/client/main.0123abcd.js.map`,
    ]);
  });
});

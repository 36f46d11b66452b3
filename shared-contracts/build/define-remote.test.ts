import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defineRemote } from './define-remote.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-remote-'));
  mkdirSync(join(dir, 'src/exposes'), { recursive: true });
  writeFileSync(join(dir, 'src/exposes/voices.tsx'), 'export const widget = {};');
  writeFileSync(join(dir, 'src/remote.ts'), '');
});
afterEach(() => rmSync(dir, { recursive: true }));

it('a release that is built meanwhile takes no file of a remote in development away, and gets none', () => {
  const widgets = [{ expose: 'voices', slot: 'home.more' }];
  const configure = defineRemote(dir, { key: 'reviews', prefixes: [], pages: [], widgets });
  const foldersOf = (env: Parameters<typeof configure>[0]) =>
    configure(env).map(({ output }) => relative(dir, output?.path ?? ''));
  expect(foldersOf({})).toEqual(['.build/web', '.build/node']);
  expect(foldersOf({ RSPACK_WATCH: true })).toEqual(['.carefare/.build/web', '.carefare/.build/node']);
});

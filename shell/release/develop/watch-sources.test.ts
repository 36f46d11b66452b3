import { execFile } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTempFolder } from '../testing/stores.ts';
import { watchSources } from './watch-sources.ts';

let folder: string;
let stop: () => void;
const changed = vi.fn();
const at = (path: string) => join(folder, 'src', path);

beforeEach(() => {
  folder = openTempFolder();
  mkdirSync(at('features'), { recursive: true });
  mkdirSync(join(folder, 'host'));
  writeFileSync(at('features/list.ts'), '');
  stop = watchSources(folder, changed);
});
afterEach(() => stop());

const expectChange = async (change: () => void) => {
  changed.mockClear();
  change();
  await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
};
/** As editors do that write a file next to the old one first. */
const replace = (path: string, text: string) => {
  writeFileSync(`${folder}.new`, text);
  renameSync(`${folder}.new`, at(path));
};

it('sees a file each time that it is replaced, and what is written to it afterwards', async () => {
  for (const text of ['1', '2', '3']) await expectChange(() => replace('features/list.ts', text));
  await expectChange(() => writeFileSync(at('features/list.ts'), '4'));
});

it('sees what happens in a folder that is new', async () => {
  await expectChange(() => mkdirSync(at('features/form')));
  await expectChange(() => writeFileSync(at('features/form/form.ts'), ''));
});

it('goes on when a folder is removed', async () => {
  await expectChange(() => rmSync(at('features'), { recursive: true }));
  await expectChange(() => writeFileSync(at('remote.ts'), ''));
});

it('goes on when folders come and go as they are listed', async () => {
  const code = `const { mkdirSync, rmSync } = require('node:fs');
    for (let count = 0; count < 500; count += 1) {
      mkdirSync('a/b/c/d', { recursive: true });
      rmSync('a', { recursive: true });
    }`;
  await promisify(execFile)(process.execPath, ['-e', code], { cwd: at('') });
  await expectChange(() => mkdirSync(at('form')));
  await expectChange(() => writeFileSync(at('form/form.ts'), ''));
});

it('sees the sources of the shell, in folders of other names', async () => {
  await expectChange(() => writeFileSync(join(folder, 'host/page.ts'), ''));
});

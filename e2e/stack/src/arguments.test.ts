import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['start', '--watch', "Unknown option '--watch'"],
  ['build', 'shell', "Unexpected argument 'shell'"],
  ['dev', '--onyl=mfe-quote', "Unknown option '--onyl'"],
  ['dev', '--only=mfe-none', 'not "mfe-none"'],
])('%s refuses %s in one line, before it does anything', (script, argument, told) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, `${script}.ts`), argument],
    { encoding: 'utf8', timeout: 20_000 },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(told);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

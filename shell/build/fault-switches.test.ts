import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineShell } from './define-shell.ts';

const dir = join(import.meta.dirname, '..');
let output: string;
beforeEach(() => (output = mkdtempSync(join(tmpdir(), 'carefare-shell-'))));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(output, { recursive: true });
});

/** All scripts of the code that has switches, as browsers get them. */
async function buildOverlay(): Promise<string> {
  const [client] = defineShell(dir);
  const compiler = rspack({
    ...client,
    mode: 'production',
    devtool: false,
    entry: { modules: './src/composition/client/client-modules.ts', overlay: './src/overlay/overlay.tsx' },
    // A library, so that what the entries export counts as used.
    output: { ...client?.output, path: output, library: { type: 'commonjs2' } },
    plugins: client?.plugins?.filter(plugin => plugin instanceof rspack.DefinePlugin),
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() && new Error(stats.toString('errors-only')));
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
  const scripts = readdirSync(output).filter(name => name.endsWith('.js'));
  return scripts.map(name => readFileSync(join(output, name), 'utf8')).join('\n');
}

const WORDS = ['carefare.faults', 'on purpose', 'throws on render', 'Faults in this tab'];

it.each([
  ['1', WORDS],
  ['', []],
])('a build with FAULT_SWITCHES=%s has of the switches: %j', { timeout: 60_000 }, async (value, words) => {
  vi.stubEnv('FAULT_SWITCHES', value);
  const code = await buildOverlay();
  expect(code).toContain('Test overlay');
  expect(WORDS.filter(word => code.includes(word))).toEqual(words);
});

it('another value stops the build with one line', () => {
  vi.stubEnv('FAULT_SWITCHES', 'yes');
  expect(() => defineShell(dir)).toThrow(/^FAULT_SWITCHES is wrong: must be 0 or 1$/);
});

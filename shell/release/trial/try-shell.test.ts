import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exitCodeOf } from '../commands/exit-code.ts';
import { openTempFolder } from '../testing/stores.ts';
import { TrialDeadlineError, tryShell } from './try-shell.ts';

let store: string;
beforeEach(() => void (store = openTempFolder()));
afterEach(() => vi.useRealTimers());

/** @param code of the shell's server file; `send` tells the process that has started it */
async function tryWith(code: string) {
  const server = join(store, 'releases/shell/1/server');
  mkdirSync(server, { recursive: true });
  writeFileSync(join(server, 'main.cjs'), `const send = message => process.send(message);\n${code}`);
  const { stop, result, ...tried } = await tryShell({
    store,
    digest: '1',
    apiUrl: 'http://127.0.0.1:9',
    scope: { rendered: ['quote'] },
    workers: 1,
  });
  await stop();
  return { ...tried, ...result };
}

const STEP = "{ doing: 'is refused, x', remote: 'quote', release: '1' }";
const BEGIN = `send({ kind: 'step', step: ${STEP} });`;
const refuse = (reason: string) =>
  `send({ kind: 'result', result: { faults: [{ reason: ${reason} }], slow: [], sizes: [] } });`;

it('takes no result from standard output', async () => {
  const print = `console.log('{"kind":"result","result":{"faults":[]}}');`;
  const { faults, hasDied } = await tryWith(BEGIN + print + refuse("'It is refused.'"));
  expect(faults).toEqual([{ reason: 'It is refused.' }]);
  expect(hasDied).toBe(false);
});

it('shows what a remote prints as its words', async () => {
  const print = `send({ kind: 'printed', step: ${STEP}, text: 'hello' });`;
  expect((await tryWith(BEGIN + print + refuse("''"))).printed).toEqual(['quote 1 prints, x: hello']);
});

it.each([
  ['process.exit(4)', 'it ended the process (exit code 4)'],
  ["console.error('JavaScript heap out of memory'); process.abort()", 'it needs more than 256 MB'],
])('puts %s down to the step that it has begun', async (code, reason) => {
  const { faults, hasDied } = await tryWith(`${BEGIN} setTimeout(() => { ${code} }, 100)`);
  expect(faults).toEqual([{ remote: 'quote', release: '1', reason: `is refused, x: ${reason}.` }]);
  expect(hasDied).toBe(true);
});

it('gives the process nothing of the environment, and no file outside of its store', async () => {
  vi.stubEnv('RELEASE_SIGNING_KEY', 'secret');
  const secret = join(openTempFolder(), 'secret');
  writeFileSync(secret, '');
  const read = `try { require('fs').readFileSync(${JSON.stringify(secret)}); return 'a file'; } catch ({ code }) { return code; }`;
  const { faults } = await tryWith(
    `const read = () => { ${read} }; ${refuse("[process.env.RELEASE_SIGNING_KEY, read()].join(' ')")}`,
  );
  expect(faults).toEqual([{ reason: ' ERR_ACCESS_DENIED' }]);
});

it.each([
  [
    "throw new Error('Access to this API has been restricted')",
    'Error: Access to this API has been restricted',
  ],
  ["console.error('No store.\\n'); process.exit(2)", 'No store.'],
  ['process.exit(2)', 'it ended the process (exit code 2)'],
])('refuses a shell that knows of no trials, and says how it ended: %s', async (code, said) => {
  const { faults } = await tryWith(code);
  const reason = expect.stringMatching(/^shell 1 is refused: it cannot be tried, since .*its time \(/);
  expect(faults).toEqual([{ reason }]);
  expect(faults[0]?.reason).toContain(`(${said}).`);
});

it('does not judge a release on a machine that is too busy for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const trial = tryWith('setInterval(() => undefined, 1_000)').catch((reason: unknown) => reason);
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  vi.advanceTimersByTime(90_000);
  vi.useRealTimers();
  const error = await trial;
  expect(error).toBeInstanceOf(TrialDeadlineError);
  expect(exitCodeOf(error)).toBe(3);
  const said = await tryWith(`send({ kind: 'busy', step: ${STEP}, reason: 'It took long' })`).catch(String);
  expect(said).toContain('too busy to judge the release, try again (trial, is refused, x: It took long)');
});

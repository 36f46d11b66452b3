import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exitCodeOf } from '../commands/exit-code.ts';
import { RehearsalDeadlineError, runRehearsal } from './run-rehearsal.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-rehearsal-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dir, { recursive: true });
});

/** @param code of the shell's server file; `report` writes a line where the parent has asked for it */
function rehearse(code: string) {
  const file = join(dir, 'main.cjs');
  const report =
    "const report = line => require('fs').writeSync(Number(process.argv[3]), JSON.stringify(line) + '\\n');";
  writeFileSync(file, `${report}\n${code}`);
  return runRehearsal({} as never, file);
}

const STEP = "{ step: 'quote 1 is refused, x', doing: 'is refused, x', remote: 'quote', release: '1' }";

it.each([
  ['a text', "console.log('hello')"],
  ['nothing of JSON', "console.log('null'); console.log('[]'); console.log('{')"],
  ['a verdict', `console.log('{"faults":[]}')`],
])('%s on standard output ends no process and is no verdict', async (_what, print) => {
  const code = `report(${STEP}); ${print}; setTimeout(() => report({ faults: ['It is refused.'] }), 100);`;
  expect(await rehearse(code)).toMatchObject({ faults: [{ reason: 'It is refused.' }] });
});

it('shows what a remote prints as its words', async () => {
  const { printed } = await rehearse(`report({ ...${STEP}, printed: 'hello' }); report({ faults: [] });`);
  expect(printed).toEqual(['quote 1 prints, x: hello']);
});

it('reads what a shell of before reports on its standard output', async () => {
  const step = `console.log(JSON.stringify(${STEP}))`;
  expect(await rehearse(`${step}; console.log('{"faults":["It is refused."]}')`)).toMatchObject({
    faults: [{ reason: 'It is refused.' }],
  });
  expect(
    await rehearse(`${step}; console.log('hello'); setTimeout(() => process.exit(4), 100)`),
  ).toMatchObject({
    faults: [{ remote: 'quote', reason: 'is refused, x: it ended the process (exit code 4).' }],
  });
});

it('does not judge a release on a machine that is too busy for it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  const rehearsal = rehearse('setInterval(() => undefined, 1_000)');
  vi.advanceTimersByTime(60_000);
  const error = await rehearsal.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RehearsalDeadlineError);
  expect(exitCodeOf(error)).toBe(3);
});

import { Script } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { watchOpen } from './left-open.ts';

const REMOTE = 'quote@0123456789abcdef.cjs';
const findOpen = watchOpen({ filenames: [REMOTE], stepOf: () => 7 });
const run = (code: string, filename = REMOTE) => new Script(code, { filename }).runInThisContext();
afterAll(() => run('testOpen.close(); testOther.close()'));

it('names what a remote has opened and not closed, once', async () => {
  run("globalThis.testOpen = new BroadcastChannel('news')");
  run("globalThis.testOther = new BroadcastChannel('news')", 'shell.cjs');
  expect(await findOpen()).toEqual([[7, 'BroadcastChannel']]);
  run("new BroadcastChannel('news').close()");
  expect(await findOpen()).toEqual([]);
});

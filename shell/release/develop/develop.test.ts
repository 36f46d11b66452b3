import { globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { findFreePort } from '../processes/free-ports.ts';
import { openStore } from '../store/open-store.ts';
import { publishLive, publishRemote } from '../testing/small-releases.ts';
import { digest, openTempFolder } from '../testing/stores.ts';
import { develop } from './develop.ts';

/** Stands in for the bundler: each time that the description is written, a release is in the folder that it names. */
const bundler = `
const { readFileSync, watch } = require('node:fs');
const tell = () => process.send({ kind: 'release', digest: '', folder: readFileSync('src/remote.ts', 'utf8') });
watch('src', tell);
tell();
process.on('message', () => undefined);`;

it('has a store of its own, which a test of the remote that is run meanwhile leaves as it is', async () => {
  const [folder, stored] = [openTempFolder(), openTempFolder()];
  const store = openStore(stored);
  await publishLive(store, { shell: digest(1), quote: digest(2) });
  for (const dir of ['src', 'node_modules/.bin']) mkdirSync(join(folder, dir), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.bin/rspack'), bundler);
  writeFileSync(join(folder, 'src/remote.ts'), join(stored, 'releases/quote', digest(2)));
  const start = async () => await develop(folder, { port: await findFreePort(), store, print: vi.fn() });
  const entries = () =>
    globSync('.carefare/store/**/live/*.json', { cwd: folder }).map(file => [
      file,
      statSync(join(folder, file)).ino,
    ]);

  const first = await start();
  try {
    const before = entries();
    const second = await start();
    expect(entries()).toEqual(expect.arrayContaining(before));
    await second.stop();
    expect(entries()).toEqual(before);
  } finally {
    await first.stop();
  }
  expect(entries()).toEqual([]);
});

it('says why a release was not taken, in the terminal and in open pages, until one is, and why the shell ends', async () => {
  const [folder, stored] = [openTempFolder(), openTempFolder()];
  const [first, next] = [digest(2), digest(3)];
  const store = openStore(stored);
  await publishLive(store, { shell: digest(1), quote: first });
  await publishRemote(store, 'quote', next);
  const build = (release: string) =>
    writeFileSync(join(folder, 'src/remote.ts'), join(stored, 'releases/quote', release));
  for (const dir of ['src', 'node_modules/.bin']) mkdirSync(join(folder, dir), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.bin/rspack'), bundler);
  build(first);

  const print = vi.fn();
  const { url, stop } = await develop(folder, { port: await findFreePort(), store, print });
  const changes = await (await fetch(url)).text();
  const problems = async () => {
    const { body } = await fetch(`${changes}/_development/changes`);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const sent = (await reader?.read())?.value;
    await reader?.cancel();
    return JSON.parse(sent?.replace('data: ', '') ?? '').problems;
  };
  try {
    expect(await problems()).toEqual([]);
    build('none');
    const problem = 'What was built could not be taken: there is no release.json: build the package first';
    await expect.poll(problems).toEqual([problem]);
    expect(print).toHaveBeenCalledWith(problem);
    build(next);
    await expect.poll(problems).toEqual([]);
    await fetch(`${url}/end`);
    const ended = 'The shell has ended (exit code 1): stop with Ctrl-C, and start again.';
    const said = expect.arrayContaining(['Error: It cannot go on.', ended]);
    await expect.poll(() => print.mock.calls.flat()).toEqual(said);
  } finally {
    await stop();
  }
});

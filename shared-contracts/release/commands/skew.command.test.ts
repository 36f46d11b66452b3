import { expect, it } from 'vitest';
import type { Look } from '../gate/look/look.ts';
import { promote } from '../promote.ts';
import { findRelease } from '../read-release.ts';
import { publishLive, publishRemote } from '../testing/small-releases.ts';
import { digest, provideStores } from '../testing/stores.ts';
import { compareEntries } from './skew.command.ts';

const [SHELL, QUOTE, CATALOGUE] = [digest(1), digest(2), digest(3)];
const [NEXT_QUOTE, NEXT_CATALOGUE] = [digest(4), digest(5)];
const { openFolder } = provideStores();

it('says of old and new releases together what works, what is refused and what fails', async () => {
  const store = openFolder();
  const move = async (what: string, release: string, failsWith?: string) => {
    await publishRemote(store, what, release, { ...(failsWith && { failsWith }) });
    const check = () => Promise.resolve({});
    const moved = { what, release: await findRelease(store, what, release) };
    await promote(store, { move: moved, by: 'a test', reason: 'a test', check });
  };
  await publishLive(store, { shell: SHELL, quote: QUOTE });
  await move('catalogue', CATALOGUE);
  await move('quote', NEXT_QUOTE, CATALOGUE);
  await move('catalogue', NEXT_CATALOGUE);
  const noise = { sentence: `catalogue ${NEXT_CATALOGUE} is refused: / makes noise.`, isStrict: false };
  const known: number[] = [];
  const look: Look = async (_store, { entry, live }) => {
    known.push(live.length);
    const isNoisy = entry.remotes.catalogue?.digest === NEXT_CATALOGUE;
    return { faults: isNoisy ? [noise, noise] : [], seen: { text: {}, storage: [] } };
  };

  const { lines, isRefused } = await compareEntries(store, { from: 3, look });
  expect(lines).toEqual([
    'Entry 3 and entry 5: 4 combinations',
    'shell  old remotes           works',
    'shell  new quote             refused',
    `    quote ${NEXT_QUOTE} is refused: it fails with ${CATALOGUE}.`,
    'shell  new catalogue         fails',
    `    ${noise.sentence}`,
    'shell  new quote, catalogue  fails',
    `    ${noise.sentence}`,
    '1 work, 1 refused, 2 fail',
  ]);
  expect(isRefused).toBe(true);
  // What works is not looked at again, and what is refused is not looked at.
  expect(known).toEqual([0, 1, 1]);

  const { isRefused: isOldRefused } = await compareEntries(store, { from: 2, to: 3, look });
  expect(isOldRefused).toBe(false);
  await expect(compareEntries(store, { to: 1, look })).rejects.toThrow('The journal has no two entries');
  const noBrowser = () => Promise.resolve(undefined);
  await expect(compareEntries(store, { look: noBrowser })).rejects.toThrow('There is no browser');
});

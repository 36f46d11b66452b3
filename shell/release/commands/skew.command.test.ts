import { expect, it } from 'vitest';
import type { Look } from '../gate/look.ts';
import { releaseFolder } from '../store/stored-release.ts';
import { moveUnchecked, publishLive, publishRemote, publishShell } from '../testing/small-releases.ts';
import { digest, provideStores } from '../testing/stores.ts';
import type { LookFault } from '../trial/look/faults.ts';
import { compareEntries } from './skew.command.ts';
import { UsageError } from './usage-error.ts';

const [SHELL, QUOTE, CATALOGUE] = [digest(1), digest(2), digest(3)];
const [NEXT_QUOTE, NEXT_CATALOGUE] = [digest(4), digest(5)];
const NEXT_SHELL = digest(6);
const { openFolder } = provideStores();

/** What a look sees that takes the shell for new, as when nothing has worked before. */
const noiseOf = (remote: string | undefined): LookFault => ({
  subject: `shell ${SHELL}`,
  remote,
  seen: '/ makes noise.',
  isStrict: false,
});
const lookingAt =
  (faults: readonly LookFault[]): Look =>
  () =>
    Promise.resolve({ faults, seen: { text: {}, storage: [] } });

it('says of old and new releases together what works, what is refused and what fails', async () => {
  const store = openFolder();
  const move = async (what: string, release: string, failsWith?: string) => {
    await publishRemote(store, what, release, { ...(failsWith && { failsWith }) });
    await moveUnchecked(store, what, release);
  };
  await publishLive(store, { shell: SHELL, quote: QUOTE });
  await move('catalogue', CATALOGUE);
  await move('quote', NEXT_QUOTE, CATALOGUE);
  await move('catalogue', NEXT_CATALOGUE);
  const known: number[] = [];
  const look: Look = async ({ candidates, live }) => {
    known.push(live.length);
    const catalogue = candidates[0]?.composition.releases.get('catalogue');
    const isNoisy = catalogue?.release.digest === NEXT_CATALOGUE;
    const noise = noiseOf('catalogue');
    return { faults: isNoisy ? [noise, noise] : [], seen: { text: {}, storage: [] } };
  };

  const { lines, hasFault } = await compareEntries(store, { from: 3, look });
  expect(lines).toEqual([
    'Entry 3 and entry 5: 4 combinations',
    'shell  old remotes           works',
    'shell  new quote             refused',
    `    quote ${NEXT_QUOTE} is refused: it fails with ${CATALOGUE}.`,
    'shell  new catalogue         fails',
    `    catalogue ${NEXT_CATALOGUE}: / makes noise.`,
    'shell  new quote, catalogue  fails',
    `    catalogue ${NEXT_CATALOGUE}: / makes noise.`,
    '1 work, 1 refused, 2 fail',
  ]);
  expect(hasFault).toBe(true);
  // What works is not looked at again, and what is refused is not looked at.
  expect(known).toEqual([0, 1, 1]);

  const { hasFault: hasOldFault } = await compareEntries(store, { from: 2, to: 3, look });
  expect(hasOldFault).toBe(false);
});

it('puts a fault down to the release of its page, or to the shell if that has moved in its place', async () => {
  const store = openFolder();
  await publishLive(store, { shell: SHELL, quote: QUOTE });
  await publishShell(store, NEXT_SHELL);
  await moveUnchecked(store, 'shell', NEXT_SHELL);
  await publishRemote(store, 'quote', NEXT_QUOTE);
  await moveUnchecked(store, 'quote', NEXT_QUOTE);
  const compare = async (from: number, remote?: string) => {
    const { data } = await compareEntries(store, { from, look: lookingAt([noiseOf(remote)]) });
    return (data as { reasons: string[] }[]).map(({ reasons }) =>
      reasons.join().replace(': / makes noise.', ''),
    );
  };
  // The shell is the same: with the old remote, and with the new one.
  expect(await compare(3, 'quote')).toEqual([`quote ${QUOTE}`, `quote ${NEXT_QUOTE}`]);
  // Old shell with both, and new shell with both.
  const [old, next] = [`quote ${QUOTE}`, `quote ${NEXT_QUOTE}`];
  expect(await compare(2, 'quote')).toEqual([old, next, `shell ${NEXT_SHELL}`, next]);
  expect(await compare(3)).toEqual([`shell ${NEXT_SHELL}`, `shell ${NEXT_SHELL}`]);
});

it('compares nothing without two entries whose releases can be read, and without a browser', async () => {
  const store = openFolder();
  await publishLive(store, { shell: SHELL, quote: QUOTE });
  const look = lookingAt([]);
  await expect(compareEntries(store, { to: 1, look })).rejects.toThrow('The journal has no two entries');
  await expect(compareEntries(store, { from: 2, look })).rejects.toThrow(
    new UsageError('Entry 2 cannot be compared with itself.'),
  );
  await publishRemote(store, 'quote', NEXT_QUOTE);
  await moveUnchecked(store, 'quote', NEXT_QUOTE);
  const noBrowser = () => Promise.resolve(undefined);
  await expect(compareEntries(store, { look: noBrowser })).rejects.toThrow('There is no browser');
  await store.remove(`${releaseFolder('quote', QUOTE)}/release.json`);
  await expect(compareEntries(store, { look })).rejects.toThrow(
    `Entry 2 cannot be compared: quote ${QUOTE} is refused: the store has no such release.`,
  );
});

import { beforeEach, expect, it } from 'vitest';
import type { ReleaseStore } from '../store/store.ts';
import { digest, provideStores, release } from '../testing/stores.ts';
import { entryPath } from './journal.ts';
import { createKeyPair, type JournalKeys, readJournalKeys } from './keys.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { withSignatures } from './signed-store.ts';

const check = () => Promise.resolve({});
const days = (count: number) => new Date(Date.now() + count * 86_400_000);
const folderOf = (number: number) => `releases/quote/${digest(number)}`;
const [pair, newPair] = [createKeyPair(), createKeyPair()];
const { openFolder } = provideStores();

/** Whose files count as written long ago. */
let store: ReleaseStore;
let bare: ReleaseStore;
beforeEach(() => {
  bare = openFolder();
  store = withSignatures(agedBy(bare, 200), keys());
});

const keys = (of = pair, ...trusted: (typeof pair)[]): JournalKeys =>
  readJournalKeys({
    RELEASE_SIGNING_KEY: of.signingKey,
    ...(trusted.length > 0 && { RELEASE_PUBLIC_KEYS: trusted.map(({ publicKey }) => publicKey).join() }),
  });

const agedBy = (of: ReleaseStore, count: number): ReleaseStore => ({
  ...of,
  list: async prefix =>
    (await of.list(prefix)).map(({ path, at }) => ({
      path,
      at: new Date(at.getTime() - count * 86_400_000),
    })),
});

/** The store, with files below a prefix that were written just now. */
const withYoung = (folder: string): ReleaseStore => ({
  ...store,
  list: prefix => (prefix === folder ? bare : store).list(prefix),
});

const move = (
  number: number,
  at: Date,
  { what = 'quote', channel, by = store }: { what?: string; channel?: string; by?: ReleaseStore } = {},
) =>
  promote(by, {
    move: { what, release: release(number) },
    by: 'a',
    reason: 'b',
    check,
    channel,
    now: () => at,
  });

/** Four releases: the first was live until a day, the second is live, the third is in no journal. */
async function fill(replaced = days(-31)): Promise<void> {
  const put = (path: string) => store.create(path, new TextEncoder().encode('{}'));
  for (const number of [1, 2, 3]) await put(`${folderOf(number)}/release.json`);
  for (const number of [1, 2]) await put(`source-maps/quote/${digest(number)}/web/x.js.map`);
  await move(9, days(-90), { what: 'shell' });
  await move(1, days(-80));
  await move(2, replaced);
  await move(8, days(-1), { what: 'catalogue' });
}

it('removes old releases that no composition of the last 30 days names', async () => {
  await fill();
  expect((await prune(store, days(0))).toSorted()).toEqual([folderOf(1), folderOf(3)]);
  const left = (await store.list('')).map(({ path }) => path).filter(path => path.includes('quote'));
  expect(left.toSorted()).toEqual([
    `${folderOf(2)}/release.json`,
    `source-maps/quote/${digest(2)}/web/x.js.map`,
  ]);
});

it('keeps what was live within the last 30 days, or is in a channel', async () => {
  await fill(days(-29));
  await move(3, days(-1), { channel: 'next' });
  expect(await prune(withYoung('channels/'), days(0))).toEqual([]);
});

it.each([
  ['20 days ahead', days(20), []],
  ['a year behind', days(-365), []],
])('removes nothing too early by a clock that is %s', async (_kind, clock, removed) => {
  await fill(days(-20));
  await store.remove(`${folderOf(3)}/release.json`);
  expect(await prune(store, clock)).toEqual(removed);
});

it('removes nothing that a promoter whose clock is behind has replaced just now', async () => {
  await fill(days(-60));
  await prune(withYoung('live/'), days(0));
  expect(await store.read(`${folderOf(1)}/release.json`)).not.toBeNull();
});

it.each<[string, string, () => Promise<ReleaseStore> | ReleaseStore, Date?]>([
  ['other keys', 'has a wrong signature', () => withSignatures(store, keys(newPair))],
  ['a clock that is 40 days ahead', 'The clock is 40 days ahead of entry 4: set it', () => store, days(40)],
  ['no keys for a signed journal', 'RELEASE_PUBLIC_KEYS is not set', () => agedBy(bare, 200)],
  [
    'a journal without entries',
    'The journal is empty, so nothing says what is live.',
    async () => {
      for (const number of [1, 2, 3, 4]) await bare.remove(entryPath(number));
      return store;
    },
  ],
  [
    'an entry of the last 30 days that is damaged',
    'Entry 3 of the journal',
    async () => {
      await move(2, days(-10), { what: 'calculator' });
      await bare.remove(entryPath(3));
      await bare.create(entryPath(3), new TextEncoder().encode('{'));
      return store;
    },
  ],
  [
    'keys that lack the one of a channel',
    'Entry 1 of the channel next has a wrong signature',
    async () => {
      const team = withSignatures(bare, keys(newPair, pair));
      await move(3, days(-1), { channel: 'next', by: team });
      return withYoung('channels/');
    },
  ],
])('refuses %s, and removes nothing', async (_kind, sentence, change, clock = days(0)) => {
  await fill(days(-20));
  const changed = await change();
  await expect(prune(changed, clock)).rejects.toThrow(sentence);
  expect(await bare.list('releases/')).toHaveLength(3);
});

it('stops when somebody promotes meanwhile', async () => {
  await fill();
  const list = async (prefix: string) => {
    const files = await store.list(prefix);
    if (prefix === 'releases/') await move(1, days(0));
    return files;
  };
  await expect(prune({ ...store, list }, days(0))).rejects.toThrow('Somebody has promoted meanwhile');
  expect(await bare.list('releases/')).toHaveLength(3);
});

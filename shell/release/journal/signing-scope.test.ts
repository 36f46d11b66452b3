import { beforeEach, describe, expect, it } from 'vitest';
import type { ReleaseStore } from '../store/store.ts';
import type { ReleasedPackage } from '../store/stored-release.ts';
import { why } from '../testing/small-releases.ts';
import { provideStores, release } from '../testing/stores.ts';
import { shareChannel } from './channels.ts';
import { createEntry, entryPath, listEntries, readEntry, readNewestEntry } from './journal.ts';
import type { JournalEntry } from './journal-entry.ts';
import { createKeyPair, readJournalKeys } from './keys.ts';
import { promote } from './promote.ts';
import { withSignatures } from './signed-store.ts';

const check = () => Promise.resolve({});
const [all, quote, preview, catalogue] = [createKeyPair(), createKeyPair(), createKeyPair(), createKeyPair()];
const RELEASE_PUBLIC_KEYS = [
  all.publicKey,
  `quote:${quote.publicKey}`,
  `catalogue:${catalogue.publicKey}`,
].join();
const RELEASE_PREVIEW_PUBLIC_KEYS = `quote:${preview.publicKey}`;
const { openFolder } = provideStores();

let bare: ReleaseStore;
let shell: ReleaseStore;
const openWith = (
  pair?: typeof all,
  trusted: object = { RELEASE_PUBLIC_KEYS, RELEASE_PREVIEW_PUBLIC_KEYS },
) =>
  withSignatures(
    bare,
    readJournalKeys({ ...trusted, ...(pair && { RELEASE_SIGNING_KEY: pair.signingKey }) }),
  );
/** What somebody with a key signs who does not care whom it is for. */
const forge = (pair: typeof all) => openWith(pair, {});
const move = (by: ReleaseStore, what: ReleasedPackage, number: number, channel?: string) =>
  promote(by, { move: { what, release: release(number) }, ...why, check, channel });

beforeEach(async () => {
  bare = openFolder();
  shell = openWith();
  const platform = openWith(all);
  for (const [index, what] of ['shell', 'quote', 'catalogue'].entries())
    await move(platform, what, index + 1);
});

/** Writes an entry with a key, whatever it is for. */
async function write(pair: typeof all, change: (live: JournalEntry) => object): Promise<void> {
  const { number, entry } = (await readNewestEntry(bare)) ?? {};
  const { signature: _signature, previous: _previous, ...live } = entry as JournalEntry;
  const next = { ...live, moved: null, ...change(live) } as JournalEntry;
  await createEntry(forge(pair), { number: (number ?? 0) + 1, entry: next });
}

describe('a key for a package', () => {
  it('promotes it, takes it back and shares it, as often as its team likes', async () => {
    const team = openWith(quote);
    for (const number of [4, 5, 4]) await move(team, 'quote', number);
    await move(openWith(catalogue), 'catalogue', 6);
    await move(team, 'quote', 7, 'quote-next');
    await shareChannel(team, { channel: 'quote-next', percent: 10, ...why, check });
    await move(openWith(catalogue), 'catalogue', 8);
    await move(team, 'quote', 7);
    expect((await readNewestEntry(openWith()))?.entry).toMatchObject({
      remotes: { quote: release(7), catalogue: release(8) },
    });
  });

  it('is refused for another by the promotion itself', async () => {
    for (const what of ['catalogue', 'shell', 'reviews'])
      await expect(move(openWith(quote), what, 4)).rejects.toThrow(
        `Entry 4 of the journal is signed with a key for quote only, and moves ${what}.`,
      );
    await expect(move(openWith(quote), 'catalogue', 4, 'next')).rejects.toThrow(
      'Entry 1 of the channel next is signed with a key for quote only, and moves catalogue.',
    );
    expect(await listEntries(bare)).toEqual([1, 2, 3]);
  });

  it.each<[string, (live: JournalEntry) => object, string]>([
    [
      'another remote',
      ({ remotes }) => ({ remotes: { ...remotes, catalogue: release(4) } }),
      'moves catalogue',
    ],
    ['a remote left out', ({ remotes }) => ({ remotes: { quote: remotes.quote } }), 'moves catalogue'],
    ['a new remote', ({ remotes }) => ({ remotes: { ...remotes, reviews: release(4) } }), 'moves reviews'],
    ['the shell', () => ({ shell: release(4) }), 'moves shell'],
    [
      'another one in a share',
      () => ({ share: { channel: 'next', remotes: { catalogue: release(4) }, percent: 10 } }),
      'changes a share of others',
    ],
    [
      'pages of others that are gone',
      () => ({ gone: { catalogue: ['/treatments'] } }),
      'changes which pages of others are gone',
    ],
    [
      'a false word on what it moved',
      () => ({ moved: { what: 'shell', from: null, to: null } }),
      'moves shell',
    ],
  ])('makes nothing else live: %s', async (_kind, change, excess) => {
    await write(quote, change);
    const sentence = `Entry 4 of the journal is signed with a key for quote only, and ${excess}.`;
    await expect(readEntry(shell, 4)).rejects.toThrow(sentence);
    // Nor does a second entry hide what the first one changed, and nobody builds on it.
    await write(quote, ({ remotes }) => ({ remotes: { ...remotes, quote: release(9) } }));
    await expect(readEntry(shell, 5)).rejects.toThrow(sentence);
    await expect(move(openWith(all), 'quote', 5)).rejects.toThrow(sentence);
  });

  it('ends no share of another', async () => {
    await move(openWith(catalogue), 'catalogue', 4, 'catalogue-next');
    await shareChannel(openWith(catalogue), { channel: 'catalogue-next', percent: 10, ...why, check });
    await write(quote, () => ({ share: undefined }));
    await expect(readEntry(shell, 5)).rejects.toThrow('changes a share of others');
  });

  it('counts only on an entry that is valid, the one below a gap included', async () => {
    await move(openWith(all), 'quote', 4);
    await move(openWith(quote), 'quote', 5);
    await bare.remove(entryPath(4));
    expect((await readEntry(openWith(), 5)).number).toBe(5);
    for (const number of [1, 2, 3]) await bare.remove(entryPath(number));
    await expect(readEntry(openWith(), 5)).rejects.toThrow('is signed with a key for quote only');
  });
});

it('a key of previews for a package puts that into channels, and nothing else anywhere', async () => {
  const team = openWith(preview);
  await move(team, 'quote', 4, 'quote-next');
  expect((await readEntry(shell, 1, 'channels/quote-next')).number).toBe(1);
  await expect(move(team, 'catalogue', 4, 'quote-next')).rejects.toThrow('and moves catalogue');
  await expect(move(team, 'quote', 4)).rejects.toThrow('must be that of one of RELEASE_PUBLIC_KEYS');
  await expect(move(openWith(createKeyPair()), 'quote', 5, 'quote-next')).rejects.toThrow(
    'must be that of one of RELEASE_PUBLIC_KEYS or RELEASE_PREVIEW_PUBLIC_KEYS',
  );
  expect(await listEntries(bare, 'channels/quote-next')).toEqual([1]);
  await write(preview, ({ remotes }) => ({ remotes: { ...remotes, quote: release(4) } }));
  await expect(readEntry(shell, 4)).rejects.toThrow('its key is unknown');
});

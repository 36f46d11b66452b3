import { beforeEach, describe, expect, it } from 'vitest';
import { listHistory, showStatus } from '../commands/history.command.ts';
import type { ReleaseStore } from '../store/store.ts';
import { digest, provideStores, release } from '../testing/stores.ts';
import { entryPath, listEntries, listNumbers, readEntry, readNewestEntry } from './journal.ts';
import { createKeyPair, type JournalKeys, readJournalKeys } from './keys.ts';
import { promote } from './promote.ts';
import { findReplacedRelease } from './replaced-release.ts';
import { findRetainedReleases } from './retained-releases.ts';
import { withSignatures } from './signed-store.ts';

const check = () => Promise.resolve({ rehearsal: 'passed' });
const [pair, newPair, foreignPair] = [createKeyPair(), createKeyPair(), createKeyPair()];
const signing = ({ signingKey }: typeof pair): JournalKeys =>
  readJournalKeys({ RELEASE_SIGNING_KEY: signingKey });
const trusting = (...pairs: (typeof pair)[]): JournalKeys =>
  readJournalKeys({ RELEASE_PUBLIC_KEYS: pairs.map(({ publicKey }) => publicKey).join(', ') });

const { openFolder } = provideStores();

describe('a signed journal', () => {
  /** What a stranger with access to the store uses: no keys. */
  let bare: ReleaseStore;
  let promoter: ReleaseStore;
  let shell: ReleaseStore;
  beforeEach(async () => {
    bare = openFolder();
    promoter = withSignatures(bare, signing(pair));
    shell = withSignatures(bare, trusting(pair));
    await move(promoter, 'shell', 1);
    await move(promoter, 'quote', 2);
    await move(promoter, 'quote', 3);
  });

  const move = (store: ReleaseStore, what: 'shell' | 'quote', number: number) =>
    promote(store, { move: { what, release: release(number) }, by: 'a test', reason: 'a test', check });

  async function rewrite(from: number, to: number, change: (text: string) => string): Promise<void> {
    const text = new TextDecoder().decode((await bare.read(entryPath(from))) ?? undefined);
    await bare.remove(entryPath(to));
    await bare.create(entryPath(to), new TextEncoder().encode(change(text)));
  }

  it('is read with any of the trusted keys, and without keys', async () => {
    const reading = [shell, promoter, bare, withSignatures(bare, trusting(foreignPair, pair))];
    for (const store of reading)
      expect((await readNewestEntry(store))?.entry.remotes).toEqual({ quote: release(3) });
  });

  it('takes no file for an entry that has no number of one, and gives no number that a stranger has marked', async () => {
    const number = 1_000_000_000_000;
    await bare.create('live/999999999999.given', new Uint8Array());
    await bare.create(`live/${number}.json`, (await bare.read(entryPath(3))) ?? new Uint8Array());
    await expect(readEntry(shell, number)).rejects.toThrow('is not an entry of a journal');
    expect(await listNumbers(shell)).toEqual({ entries: [1, 2, 3], given: 3 });
    await move(promoter, 'quote', 4);
    expect((await readNewestEntry(shell))?.number).toBe(4);
    const text = new TextEncoder().encode('{}');
    await expect(promoter.create(`live/${number + 1}.json`, text)).rejects.toThrow(
      'is not an entry of a journal',
    );
  });

  it('covers the name of the journal, and keys of previews are good only for channels', async () => {
    const moveIn = (store: ReleaseStore, channel?: string) =>
      promote(store, { move: { what: 'quote', release: release(4) }, by: 'a', reason: 'b', check, channel });
    await moveIn(promoter, 'next');
    const signed = (await bare.read(entryPath(1, 'channels/next'))) ?? new Uint8Array();
    const renamed = (name: string) =>
      new TextEncoder().encode(new TextDecoder().decode(signed).replace('"next"', name));
    await bare.create(entryPath(4), signed);
    await bare.create(entryPath(1, 'channels/other'), renamed('"other"'));
    await expect(readEntry(shell, 4)).rejects.toThrow('was written for another place');
    await expect(readEntry(shell, 1, 'channels/other')).rejects.toThrow('was written for another place');
    await bare.remove(entryPath(4));

    const team = withSignatures(bare, { ...signing(newPair), publicKeys: trusting(pair).publicKeys });
    await moveIn(team, 'pr-7');
    const previewPublicKeys = trusting(newPair).publicKeys;
    const preview = withSignatures(bare, { ...trusting(pair), previewPublicKeys });
    expect((await readEntry(preview, 1, 'channels/pr-7')).entry.channel).toBe('pr-7');
    await expect(readEntry(shell, 1, 'channels/pr-7')).rejects.toThrow('its key is unknown');
    await expect(moveIn(team)).rejects.toThrow('must be that of one of RELEASE_PUBLIC_KEYS');
    await moveIn(
      withSignatures(bare, {
        ...signing(newPair),
        publicKeys: trusting(pair, newPair).publicKeys,
      }),
    );
    await expect(readEntry(preview, 4)).rejects.toThrow('its key is unknown');
  });

  it('is shown without keys as what nobody has verified', async () => {
    const sentence = 'The journal is signed, and nothing of it was verified: RELEASE_PUBLIC_KEYS is not set.';
    for (const show of [showStatus, listHistory]) {
      expect((await show(withSignatures(bare, {}))).lines).toContain(sentence);
      expect((await show(shell)).lines).not.toContain(sentence);
    }
  });

  it.each<[string, number, (text: string) => string, string]>([
    ['an altered release', 3, text => text.replace(digest(3), digest(4)), 'has a wrong signature'],
    ['an altered time', 3, text => text.replace(/"at": "\d/, '"at": "1'), 'has a wrong signature'],
    ['an altered predecessor', 3, text => text.replace(/"previous": "[^"]*"/, '"previous": null'), 'wrong'],
    ['an added member', 3, text => text.replace('"by"', '"extra": 1, "by"'), 'has a wrong signature'],
    ['an empty signature', 3, text => text.replace(/"signature": "[^"]*"/, '"signature": ""'), 'wrong'],
    ['no signature', 3, text => text.replace(/,\s*"signature": "[^"]*"/, ''), 'is not signed'],
    ['no JSON', 3, () => 'null', 'is not signed'],
    ['an older entry under its number', 2, text => text, 'was written for another place'],
  ])('refuses an entry with %s, and no promotion builds on it', async (_kind, from, change, sentence) => {
    await rewrite(from, 4, change);
    for (const store of [shell, promoter])
      await expect(readNewestEntry(store)).rejects.toThrow(
        new RegExp(`^Entry 4 of the journal .*${sentence}`),
      );
    await expect(move(promoter, 'quote', 5)).rejects.toThrow('Entry 4 of the journal');
    expect(await listEntries(bare)).toEqual([1, 2, 3, 4]);
  });

  it('refuses an entry of an unknown key, and takes both keys while one replaces the other', async () => {
    const renewed = withSignatures(bare, {
      ...signing(newPair),
      publicKeys: trusting(pair, newPair).publicKeys,
    });
    await move(renewed, 'quote', 4);
    await expect(readNewestEntry(shell)).rejects.toThrow('its key is unknown');
    const both = withSignatures(bare, trusting(newPair, pair));
    for (const number of [3, 4]) expect((await readEntry(both, number)).number).toBe(number);
  });

  it('stays whole when teams promote at once', async () => {
    await Promise.all([4, 5, 6, 7].map(team => move(promoter, 'quote', team)));
    expect((await listHistory(shell)).lines.map(line => line.slice(-18))).toEqual(
      Array(7).fill('(rehearsal passed)'),
    );
  });

  it('is not continued without a key', async () => {
    for (const store of [withSignatures(bare, {}), shell])
      await expect(move(store, 'quote', 4)).rejects.toThrow(/^RELEASE_SIGNING_KEY is wrong: must be set/);
    expect(await listEntries(bare)).toEqual([1, 2, 3]);
  });

  it('goes back only to releases of valid entries, and retains no others', async () => {
    expect(await findReplacedRelease(shell, 'quote')).toBe(digest(2));
    await rewrite(2, 2, text => text.replaceAll(digest(2), digest(13)));
    await expect(findReplacedRelease(shell, 'quote')).rejects.toThrow('quote has no release to go back to');
    expect([...(await findRetainedReleases(shell, new Date())).keys()].toSorted()).toEqual([
      `releases/quote/${digest(3)}`,
      `releases/shell/${digest(1)}`,
    ]);
  });

  it('shows in its history what is not as it was signed', async () => {
    const history = async () => (await listHistory(shell)).lines;
    expect((await history()).filter(line => !/^\d {2}.*\(rehearsal passed\)$/.test(line))).toEqual([]);
    // Signed by the same key, in a journal that was cut off before.
    await bare.remove(entryPath(2));
    await move(
      withSignatures({ ...bare, list: async () => [{ path: entryPath(1), at: new Date() }] }, signing(pair)),
      'quote',
      9,
    );
    await rewrite(1, 1, text => text.replace(digest(1), digest(2)));
    expect(await history()).toEqual([
      expect.stringMatching(/^3 .*\(rehearsal passed\), but not on top of entry 2 as it is now$/),
      expect.stringMatching(/^2 .*\(rehearsal passed\)$/),
      expect.stringMatching(/^1 {2}Entry 1 of the journal has a wrong signature/),
    ]);
    await bare.remove(entryPath(2));
    expect((await history())[1]).toBe('2  is missing');
    await bare.remove(entryPath(1));
    expect((await history())[1]).toBe('1 to 2  are missing');
  });
});

describe('the format of a signed entry', () => {
  /** Of a pair whose other half is forgotten. */
  const publicKey = 'MCowBQYDK2VwAyEAVIxeprr6umW2V/eUu1ScWCrrXjysHp32zwnumy5QtE4=';
  const entry = {
    schema: 1,
    shell: release(1),
    remotes: {},
    moved: { what: 'shell', from: null, to: digest(1) },
    by: 'a test',
    at: '2026-11-22T08:00:00.000Z',
    reason: 'a test',
    checks: { rehearsal: 'passed' },
    previous: null,
    signature: 'UPlRg3JEGN3760Kj6FyplrqNeYGGfFqW5HGqoWBwpIwgxkCcM54Y9DjzH7/Or/6THjc1oAalKeshHinUXZ1fAg==',
  };

  it('stays as it is in journals of today', async () => {
    const store = openFolder();
    await store.create(entryPath(1), new TextEncoder().encode(JSON.stringify(entry)));
    const trusted = withSignatures(store, readJournalKeys({ RELEASE_PUBLIC_KEYS: publicKey }));
    expect((await readEntry(trusted, 1)).entry).toEqual(entry);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { RefusedPromotionError } from '../store/refused-promotion-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import { digest, provideStores, release } from '../testing/stores.ts';
import { listEntries, readNewestEntry } from './journal.ts';
import type { JournalEntry } from './journal-entry.ts';
import { promote } from './promote.ts';
import { findReplacedRelease } from './replaced-release.ts';

const passing = () => Promise.resolve({ rehearsal: 'passed' });
const base = { by: 'a test', reason: 'a test', check: passing };
const first = { what: 'shell', release: release(9) } as const;
const text = (value: string) => new TextEncoder().encode(value);

const { openFolder } = provideStores();

describe('a journal', () => {
  let store: ReleaseStore;
  beforeEach(() => {
    store = openFolder();
  });

  it('writes nothing when a check refuses, and names the sentence', async () => {
    await promote(store, { ...base, move: first });
    const check = () => Promise.reject(new RefusedPromotionError('quote abc is refused: it loops.'));
    await expect(
      promote(store, { ...base, check, move: { what: 'quote', release: release(2) } }),
    ).rejects.toThrow('quote abc is refused: it loops.');
    expect(await listEntries(store)).toEqual([1]);
  });

  it('checks again when another promotion was first', async () => {
    await promote(store, { ...base, move: first });
    const seen: (string | undefined)[] = [];
    const check = async (candidate: JournalEntry) => {
      seen.push(candidate.remotes.catalogue?.digest);
      if (seen.length === 1)
        await promote(store, { ...base, move: { what: 'catalogue', release: release(7) } });
      return {};
    };
    await promote(store, { ...base, check, move: { what: 'quote', release: release(2) } });
    expect(seen).toEqual([undefined, digest(7)]);
    expect((await readNewestEntry(store))?.entry.remotes).toEqual({
      catalogue: release(7),
      quote: release(2),
    });
  });

  it('gives no number twice, also when the newest entry was deleted', async () => {
    await promote(store, { ...base, move: first });
    const move = (number: number) =>
      promote(store, { ...base, move: { what: 'quote', release: release(number) } });
    expect((await move(1)).number).toBe(2);
    await store.remove('live/000002.json');
    expect((await move(2)).number).toBe(3);
    expect(await listEntries(store)).toEqual([1, 3]);
  });

  it('goes back one release with each roll-back, and never forward again', async () => {
    await promote(store, { ...base, move: first });
    const move = (number: number) =>
      promote(store, { ...base, move: { what: 'quote', release: release(number) } });
    for (const number of [1, 2, 3]) await move(number);
    await promote(store, { ...base, move: { what: 'catalogue', release: release(7) } });
    expect(await findReplacedRelease(store, 'quote')).toBe(digest(2));
    await move(2);
    expect(await findReplacedRelease(store, 'quote')).toBe(digest(1));
    await move(1);
    await expect(findReplacedRelease(store, 'quote')).rejects.toThrow(
      'quote has no release to go back to: name one with --to.',
    );
  });

  it('says how to take out a remote that never had another release', async () => {
    await promote(store, { ...base, move: first });
    await promote(store, { ...base, move: { what: 'reviews', release: release(1) } });
    await promote(store, { ...base, move: { what: 'catalogue', release: release(7) } });
    const sentence = (name: string, how: string) => `${name} has no release to go back to: ${how}.`;
    await expect(findReplacedRelease(store, 'reviews')).rejects.toThrow(
      sentence('reviews', '"retire reviews --reason …" takes it out'),
    );
    // The customer's own are never taken out.
    for (const name of ['shell', 'catalogue'])
      await expect(findReplacedRelease(store, name)).rejects.toThrow(sentence(name, 'promote another one'));
    // What is not live may have been.
    await promote(store, { ...base, move: { what: 'reviews', release: null } });
    for (const name of ['reviews', 'quote'])
      await expect(findReplacedRelease(store, name)).rejects.toThrow(sentence(name, 'name one with --to'));
  });

  it.each<[object, string]>([
    [{ theme: 'dark' }, 'is of a newer version of this command: update it (theme is not known).'],
    [{ schema: 2 }, 'is of a newer version of this command: update it (schema is not known).'],
    [{ moved: { what: 'shell', from: null, to: null, why: '' } }, 'is of a newer version of this command'],
    [{ theme: 'dark', by: '' }, 'is malformed at '],
    [{ schema: '1' }, 'is malformed at schema'],
  ])('says of an entry with %o what is wrong with it', async (more, sentence) => {
    await promote(store, { ...base, move: first });
    const newest = await readNewestEntry(store);
    await store.create('live/000002.json', text(JSON.stringify({ ...newest?.entry, ...more })));
    await expect(readNewestEntry(store)).rejects.toThrow(`Entry 2 of the journal ${sentence}`);
  });

  it('refuses a malformed entry with a sentence that names it, and no promotion builds on it', async () => {
    await store.create('live/000003.json', text('{"schema":1}'));
    const sentence = 'Entry 3 of the journal is malformed at shell';
    await expect(readNewestEntry(store)).rejects.toThrow(sentence);
    await expect(promote(store, { ...base, move: first })).rejects.toThrow(sentence);
    expect(await listEntries(store)).toEqual([3]);
  });
});

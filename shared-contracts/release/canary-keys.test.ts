import { beforeEach, expect, it } from 'vitest';
import { endCanary } from './canary.ts';
import { createEntry, type JournalEntry, listEntries, readEntry, readNewestEntry } from './journal.ts';
import { createKeyPair, readJournalKeys } from './keys.ts';
import { promote } from './promote.ts';
import { SHELL, withSignatures } from './signed-store.ts';
import type { ReleaseStore } from './store.ts';
import { digest, provideStores, release } from './testing/stores.ts';

const [team, shells] = [createKeyPair(), createKeyPair()];
const readPrivate = (key: string) => readJournalKeys({ RELEASE_SIGNING_KEY: key }).signingKey;
const { publicKeys, canaryPublicKeys } = readJournalKeys({
  RELEASE_PUBLIC_KEYS: team.publicKey,
  RELEASE_CANARY_PUBLIC_KEYS: shells.publicKey,
});
const check = () => Promise.resolve({ rehearsal: 'passed' });
const { openFolder } = provideStores();

let bare: ReleaseStore;
let promoter: ReleaseStore;
let shell: ReleaseStore;
const move = (what: 'shell' | 'quote' | 'catalogue', number: number, share?: number) =>
  promote(promoter, {
    move: { what, release: release(number), share },
    by: 'a test',
    reason: 'a test',
    check,
  });
const end = { what: 'quote', by: SHELL, reason: '9 errors in 200 views' };

beforeEach(async () => {
  bare = openFolder();
  promoter = withSignatures(bare, { signingKey: readPrivate(team.signingKey), canaryPublicKeys });
  shell = withSignatures(bare, { publicKeys, canaryKey: readPrivate(shells.signingKey) });
  await move('shell', 1);
  await move('quote', 2);
  await move('quote', 3, 10);
});

it('a shell ends a canary with a key of its own, and promotions build on that', async () => {
  expect((await endCanary(shell, end))?.number).toBe(4);
  const trusting = withSignatures(bare, { publicKeys, canaryPublicKeys });
  for (const store of [trusting, shell, promoter]) {
    const newest = await readNewestEntry(store);
    expect(newest).toMatchObject({ number: 4, entry: { by: SHELL, reason: end.reason } });
    expect([newest?.entry.remotes, newest?.entry.canary]).toEqual([{ quote: release(2) }, undefined]);
  }
  await move('quote', 5);
  expect((await readNewestEntry(shell))?.number).toBe(5);
  // The end of a canary vouches for nothing that comes after it.
  expect((await readEntry(shell, 4)).entry.moved).toEqual({ what: 'quote', from: digest(3), to: digest(2) });
});

it('is not believed by those who do not know the key', async () => {
  await endCanary(shell, end);
  await expect(readNewestEntry(withSignatures(bare, { publicKeys }))).rejects.toThrow('its key is unknown');
});

const changes: [string, (entry: JournalEntry) => JournalEntry][] = [
  ['moves a release', entry => ({ ...entry, remotes: { quote: release(9) } })],
  ['makes the canary live for all', entry => ({ ...entry, remotes: { quote: release(3) } })],
  ['moves the shell', entry => ({ ...entry, shell: release(9) })],
  ['adds a remote', entry => ({ ...entry, remotes: { ...entry.remotes, catalogue: release(9) } })],
  ['widens the canary', entry => ({ ...entry, canary: { what: 'quote', release: release(3), share: 50 } })],
  ['claims checks', entry => ({ ...entry, checks: { everything: 'passed' } })],
  ['says that another one did it', entry => ({ ...entry, by: 'the team' })],
  ['names another move', entry => ({ ...entry, moved: null })],
];
it.each(changes)('a shell’s key signs no entry that %s, and none is believed', async (_what, change) => {
  let written: Uint8Array | undefined;
  const changed: ReleaseStore = {
    ...shell,
    create(path, bytes) {
      const entry: JournalEntry = JSON.parse(new TextDecoder().decode(bytes));
      written = new TextEncoder().encode(JSON.stringify(change(entry)));
      return shell.create(path, written);
    },
  };
  await expect(endCanary(changed, end)).rejects.toThrow('signed with a key for the ends of canaries');
  // As one who holds that key alone would write it.
  const forger = withSignatures(bare, { signingKey: readPrivate(shells.signingKey) });
  expect(await forger.create('live/000004.json', written ?? new Uint8Array())).toBe(true);
  for (const store of [shell, promoter])
    await expect(readNewestEntry(store)).rejects.toThrow('and does more than that');
});

it('a shell’s key signs nothing while there is no canary, and no end of one that is not there', async () => {
  await endCanary(shell, end);
  const [, , stable] = await Promise.all([1, 2, 4].map(number => readEntry(bare, number)));
  if (!stable) throw new Error('there is an entry');
  const { signature: _signature, previous: _previous, ...entry } = stable.entry;
  await expect(createEntry(shell, { number: 5, entry })).rejects.toThrow('and does more than that');
  expect(await listEntries(bare)).toEqual([1, 2, 3, 4]);
});

it('an end of a canary stands only on the entry that it was written for', async () => {
  await endCanary(shell, end);
  const bytes = (await bare.read('live/000003.json')) ?? new Uint8Array();
  const text = new TextDecoder().decode(bytes).replace('"share": 10', '"share": 20');
  await bare.remove('live/000003.json');
  await bare.create('live/000003.json', new TextEncoder().encode(text));
  await expect(readEntry(shell, 4)).rejects.toThrow('and does more than that');
});

import { beforeEach, expect, it } from 'vitest';
import { endCanary } from './canary.ts';
import { diffEntries } from './commands/diff.command.ts';
import { listHistory, showStatus } from './commands/history.command.ts';
import { promoteRelease, rollBack } from './commands/promote.command.ts';
import { readEntry, readNewestEntry } from './journal.ts';
import { findRetainedReleases } from './retained-releases.ts';
import type { ReleaseStore } from './store.ts';
import { publishLive, publishRemote } from './testing/small-releases.ts';
import { digest, provideStores } from './testing/stores.ts';

const [SHELL, STABLE, NEW, OTHER, CATALOGUE] = [digest(1), digest(2), digest(3), digest(4), digest(5)];
const why = { by: 'a test', reason: 'a test' };
const { openFolder } = provideStores();

let store: ReleaseStore;
const promote = (what: 'shell' | 'quote' | 'catalogue', release: string, share?: number) =>
  promoteRelease(store, what, release, { ...why, share });
const newest = async () => (await readNewestEntry(store))?.entry;
const digests = async () => {
  const entry = await newest();
  const { quote, catalogue } = entry?.remotes ?? {};
  return [
    quote?.digest,
    catalogue?.digest,
    entry?.canary && [entry.canary.release.digest, entry.canary.share],
  ];
};

beforeEach(async () => {
  store = openFolder();
  await publishLive(store, { shell: SHELL, quote: STABLE });
  for (const release of [NEW, OTHER]) await publishRemote(store, 'quote', release);
  await publishRemote(store, 'catalogue', CATALOGUE);
});

it('goes live for a share, grows, and goes live for all, or another release of its remote does', async () => {
  expect((await promote('quote', NEW, 10)).lines).toEqual([
    `quote ${NEW} is live for 10 % of visitors with entry 3, in place of ${STABLE}`,
  ]);
  expect(await digests()).toEqual([STABLE, undefined, [NEW, 10]]);
  expect((await showStatus(store)).lines).toContain(`quote ${NEW} for 10 % of visitors`);
  expect((await diffEntries(store, 2, 3)).lines[0]).toBe(`quote ${STABLE} -> ${NEW} for 10 % of visitors`);
  await promote('quote', NEW, 25);
  expect(await digests()).toEqual([STABLE, undefined, [NEW, 25]]);
  await promote('quote', NEW);
  expect(await digests()).toEqual([NEW, undefined, undefined]);
  expect((await diffEntries(store, 4, 5)).lines[0]).toBe(`quote ${STABLE} -> ${NEW}`);
  await rollBack(store, 'quote', why);
  expect(await digests()).toEqual([STABLE, undefined, undefined]);
  await promote('quote', NEW, 10);
  await promote('quote', OTHER);
  expect(await digests()).toEqual([OTHER, undefined, undefined]);
});

it('is ended by a roll-back of its package, which checks nothing and is in the history', async () => {
  await promote('quote', NEW, 10);
  const { checks } = (await readEntry(store, 3)).entry;
  await rollBack(store, 'quote', why);
  expect(await digests()).toEqual([STABLE, undefined, undefined]);
  expect(await newest()).toMatchObject({ checks, moved: { what: 'quote', from: NEW, to: STABLE } });
  // Open pages still have it.
  expect([...(await findRetainedReleases(store, new Date())).keys()]).toContain(`releases/quote/${NEW}`);
  const { lines } = await listHistory(store);
  expect(lines[0]).toContain(`quote ${NEW} -> ${STABLE}  by a test`);
  expect(lines[1]).toContain(`quote ${STABLE} -> ${NEW} for 10 % of visitors  by a test`);
});

it('stays when another package is moved, and both compositions that result are checked', async () => {
  await publishRemote(store, 'catalogue', digest(6), { failsWith: NEW });
  await promote('quote', NEW, 10);
  await promote('catalogue', CATALOGUE);
  expect(await digests()).toEqual([STABLE, CATALOGUE, [NEW, 10]]);
  await expect(promote('catalogue', digest(6))).rejects.toThrow(
    `catalogue ${digest(6)} is refused: it fails with ${NEW}.`,
  );
  await rollBack(store, 'quote', why);
  await promote('catalogue', digest(6));
  await expect(promote('quote', NEW, 10)).rejects.toThrow(`it fails with ${NEW}.`);
  expect(await digests()).toEqual([STABLE, digest(6), undefined]);
});

it('may add a page, which the release beside it lacks', async () => {
  const page = { path: '/contact/new', expose: 'widget', name: 'New', title: 'New', description: 'New' };
  const pages = [{ ...page, social: { title: 'New', text: 'New' } }];
  await publishRemote(store, 'quote', digest(7), { pages });
  await promote('quote', digest(7), 10);
  await promote('catalogue', CATALOGUE);
  await rollBack(store, 'quote', why);
  await promote('quote', digest(7));
  await expect(promote('quote', NEW)).rejects.toThrow('it lacks /contact/new');
});

it.each<[string, 'shell' | 'quote' | 'catalogue', string, string]>([
  ['a shell', 'shell', SHELL, 'start a second shell'],
  ['a remote that is not live', 'catalogue', CATALOGUE, 'no release of it is live yet'],
  ['the live release', 'quote', STABLE, 'it is live for all visitors'],
  ['a second release', 'quote', OTHER, `quote ${NEW} is one already, for 10 %. Promote that for all or roll`],
  ['a second remote', 'catalogue', CATALOGUE, `quote ${NEW} is one already, for 10 %`],
])('is refused as a canary: %s', async (kind, what, release, sentence) => {
  if (kind.includes('second')) await promote('quote', NEW, 10);
  const before = await newest();
  await expect(promote(what, release, 10)).rejects.toThrow(
    new RegExp(`^${what} ${release} is refused as a canary: ${sentence}`),
  );
  expect(await newest()).toEqual(before);
});

it('ends although another promotion is first, and only if it is still the one that is meant', async () => {
  await promote('catalogue', CATALOGUE);
  await promote('quote', NEW, 10);
  let isLate = true;
  const late: ReleaseStore = {
    ...store,
    async create(path, bytes) {
      if (isLate) await promote('catalogue', CATALOGUE);
      isLate = false;
      return await store.create(path, bytes);
    },
  };
  expect(await endCanary(late, { ...why, what: 'quote', digest: OTHER })).toBeUndefined();
  expect((await endCanary(late, { ...why, what: 'quote', digest: NEW }))?.number).toBe(6);
  expect(await endCanary(store, { ...why, what: 'quote', digest: NEW })).toBeUndefined();
  expect(await digests()).toEqual([STABLE, CATALOGUE, undefined]);
});

it.each([
  ['a share above a half', { share: 60 }, 'canary.share'],
  ['a remote that is not live', { what: 'catalogue' }, 'a canary needs a release of its remote'],
])('is malformed with %s', async (_case, change, sentence) => {
  await promote('quote', NEW, 10);
  const entry = await newest();
  if (!entry?.canary) throw new Error('there is a canary');
  const changed = { ...entry, canary: { ...entry.canary, ...change } };
  await store.create('live/000004.json', new TextEncoder().encode(JSON.stringify(changed)));
  await expect(readNewestEntry(store)).rejects.toThrow(sentence);
});

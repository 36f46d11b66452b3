import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { diffEntries } from '../commands/diff.command.ts';
import { listHistory, showStatus } from '../commands/history.command.ts';
import { close, promoteRelease, rollBack, share } from '../commands/promote.command.ts';
import { findRelease } from '../store/read-release.ts';
import { type ReleaseStore, StoreError } from '../store/store.ts';
import { publishLive, publishRemote } from '../testing/small-releases.ts';
import { digest, provideStores } from '../testing/stores.ts';
import { closeLiveChannels, shareChannel } from './channels.ts';
import { readEntry, readNewestEntry } from './journal.ts';
import { promote as promoteMove } from './promote.ts';

const [SHELL, STABLE, NEW, OTHER, CATALOGUE] = [digest(1), digest(2), digest(3), digest(4), digest(5)];
const why = { by: 'a test', reason: 'a test' };
const { openFolder } = provideStores();

let store: ReleaseStore;
const promote = (
  what: 'shell' | 'quote' | 'catalogue',
  release: string,
  channel?: string,
  others?: readonly string[],
) => promoteRelease(store, what, release, { ...why, channel, others });
const give = (channel: string, percent: number, others?: readonly string[]) =>
  share(store, channel, percent, { ...why, others });
const newest = async (journal?: string) => (await readNewestEntry(store, journal))?.entry;
const promoteAt = async (now: () => Date, what: string, release: string, channel?: string) =>
  promoteMove(store, {
    move: { what, release: await findRelease(store, what, release) },
    ...why,
    channel,
    now,
    check: () => Promise.resolve({}),
  });
/** Digests by remote: what is live, and what a share has. */
const live = async () => {
  const { remotes, share: given } = (await newest()) ?? {};
  const digests = (of: typeof remotes) =>
    Object.fromEntries(Object.entries(of ?? {}).map(([key, release]) => [key, release.digest]));
  return [digests(remotes), given && [given.channel, digests(given.remotes), given.percent]];
};

beforeEach(async () => {
  store = openFolder();
  await publishLive(store, { shell: SHELL, quote: STABLE });
  for (const release of [NEW, OTHER]) await publishRemote(store, 'quote', release);
  await publishRemote(store, 'catalogue', CATALOGUE);
});

describe('a channel', () => {
  it('has releases in place of live ones, and reaches no visitor', async () => {
    expect((await promote('quote', NEW, 'next')).lines).toEqual([
      `quote ${NEW} is in the channel next with entry 1`,
      'It is seen at /_channel/next of a shell with PREVIEWS=1',
    ]);
    await promote('catalogue', CATALOGUE, 'next', ['quote']);
    await promote('quote', OTHER, 'next', ['catalogue']);
    expect((await showStatus(store, 'next')).lines.slice(1).toSorted()).toEqual(
      [`catalogue ${CATALOGUE}`, `quote ${OTHER}`].toSorted(),
    );
    expect(await live()).toEqual([{ quote: STABLE }, undefined]);
    expect((await diffEntries(store, 1, 3, 'next')).lines).toContain(`quote ${NEW} -> ${OTHER}`);
    expect((await listHistory(store, 'next')).lines[0]).toContain(`3  `);
    await rollBack(store, 'quote', { ...why, channel: 'next' });
    expect((await newest('channels/next'))?.remotes.quote?.digest).toBe(NEW);
    await rollBack(store, 'quote', { ...why, channel: 'next' });
    expect((await newest('channels/next'))?.remotes).toEqual({ catalogue: expect.anything() });
    await expect(rollBack(store, 'quote', { ...why, channel: 'next' })).rejects.toThrow(
      'The channel next has no release of quote.',
    );
  });

  it('is checked together with what is live', async () => {
    await publishRemote(store, 'catalogue', digest(6), { failsWith: STABLE });
    await expect(promote('catalogue', digest(6), 'next')).rejects.toThrow(`it fails with ${STABLE}.`);
    await promote('quote', NEW, 'next');
    await promote('catalogue', digest(6), 'next', ['quote']);
  });

  it('gets nothing while PREVIEW_SITE is wrong', async () => {
    vi.stubEnv('PREVIEW_SITE', 'preview.example');
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(promote('quote', NEW, 'next')).rejects.toThrow('PREVIEW_SITE is an address');
    expect(await newest('channels/next')).toBeUndefined();
  });

  it('moves no shell, and needs a live one', async () => {
    await expect(promote('shell', SHELL, 'next')).rejects.toThrow('The shell is refused in a channel');
    store = openFolder();
    await publishRemote(store, 'quote', NEW);
    await expect(promote('quote', NEW, 'next')).rejects.toThrow('The journal is empty');
  });

  it('is closed by a command, by going live, and after 30 days', async () => {
    await promote('quote', NEW, 'next');
    expect((await close(store, 'next', why)).lines).toEqual(['The channel next is closed with entry 2']);
    await expect(showStatus(store, 'next')).rejects.toThrow('There is no open channel next.');
    await expect(close(store, 'next', why)).rejects.toThrow('There is no open channel next.');
    await promote('quote', NEW, 'next');
    await promote('quote', OTHER, 'other');
    expect((await promote('quote', NEW)).lines).toContain('The channel next is closed: it is live.');
    await expect(showStatus(store, 'next')).rejects.toThrow('There is no open channel next.');
    await showStatus(store, 'other');
  });

  it('has no draft of others, unless each is named', async () => {
    await promote('quote', NEW, 'next');
    const sentence = `The channel next also has quote ${NEW}: if that is meant, add --with quote, else take a channel of your own.`;
    await expect(promote('catalogue', CATALOGUE, 'next')).rejects.toThrow(sentence);
    await expect(promote('catalogue', CATALOGUE, 'next', ['calculator'])).rejects.toThrow(sentence);
    expect((await newest('channels/next'))?.remotes).toEqual({ quote: expect.anything() });
    await promote('catalogue', CATALOGUE, 'next', ['quote']);
    await expect(promote('quote', OTHER, 'next')).rejects.toThrow(`also has catalogue ${CATALOGUE}`);
    // A live release is no draft, and a roll-back adds none.
    await promote('catalogue', CATALOGUE);
    await promote('quote', OTHER, 'next');
    await rollBack(store, 'quote', { ...why, channel: 'next' });
  });

  it('stays closed after 30 days by a clock that is behind', async () => {
    const shown = async (days: number) => {
      const now = () => new Date(Date.now() - days * 86_400_000);
      await promoteAt(now, 'quote', NEW, 'next');
      await promoteAt(() => new Date(), 'quote', STABLE);
      const options = { channel: 'next', percent: 10, ...why, now, check: () => Promise.resolve({}) };
      return await shareChannel(store, options);
    };
    await expect(shown(31)).rejects.toThrow('There is no open channel next.');
    expect((await shown(29)).entry.share).toBeDefined();
  });

  it('is in no other journal: a copied entry is invalid there', async () => {
    await promote('quote', NEW, 'next');
    const bytes = (await store.read('channels/next/000001.json')) ?? new Uint8Array();
    for (const [path, number, journal] of [
      ['live/000003.json', 3, undefined],
      ['channels/other/000001.json', 1, 'channels/other'],
    ] as const) {
      await store.create(path, bytes);
      await expect(readEntry(store, number, journal)).rejects.toThrow('is one of another journal.');
    }
  });
});

describe('a share', () => {
  beforeEach(async () => void (await promote('quote', NEW, 'next')));

  it('gives what a channel has now to some visitors, grows, and ends', async () => {
    expect((await give('next', 10)).lines).toEqual([
      `quote ${NEW} of the channel next for 10 % of visitors is live with entry 3`,
    ]);
    expect(await live()).toEqual([{ quote: STABLE }, ['next', { quote: NEW }, 10]]);
    expect((await showStatus(store)).lines).toContain(
      `quote ${NEW} of the channel next for 10 % of visitors`,
    );
    expect((await diffEntries(store, 2, 3)).lines[0]).toBe(`quote ${STABLE} -> ${NEW} for 10 % of visitors`);
    await promote('quote', OTHER, 'next');
    expect(await live()).toEqual([{ quote: STABLE }, ['next', { quote: NEW }, 10]]);
    await give('next', 25);
    expect(await live()).toEqual([{ quote: STABLE }, ['next', { quote: OTHER }, 25]]);
    await give('next', 0);
    expect(await live()).toEqual([{ quote: STABLE }, undefined]);
    const { lines } = await listHistory(store);
    expect(lines[0]).toContain('no share  by a test');
    expect(lines[1]).toContain(`quote ${OTHER} of the channel next for 25 % of visitors  by a test`);
    await expect(give('next', 0)).rejects.toThrow('next is refused as a share: no share of it is live.');
  });

  it('has no draft of others, unless each is named: its own is the one of its name, or the only one', async () => {
    await promote('quote', OTHER);
    await promote('catalogue', CATALOGUE);
    await publishRemote(store, 'catalogue', digest(8));
    await promote('catalogue', digest(8), 'next', ['quote']);
    await expect(give('next', 10)).rejects.toThrow(
      `The channel next also has quote ${NEW} and catalogue ${digest(8)}: if that is meant, add --with quote catalogue`,
    );
    await give('next', 10, ['quote', 'catalogue']);
    await give('next', 0);
    await promote('quote', NEW, 'quote-main');
    await promote('catalogue', digest(8), 'quote-main', ['quote']);
    await expect(give('quote-main', 10)).rejects.toThrow(`also has catalogue ${digest(8)}:`);
    await give('quote-main', 10, ['catalogue']);
  });

  it('stays when another package is moved, is checked with it, and ends when its own is', async () => {
    await publishRemote(store, 'catalogue', digest(6), { failsWith: NEW });
    await give('next', 10);
    await promote('catalogue', CATALOGUE);
    expect(await live()).toEqual([{ quote: STABLE, catalogue: CATALOGUE }, ['next', { quote: NEW }, 10]]);
    await expect(promote('catalogue', digest(6))).rejects.toThrow(
      `catalogue ${digest(6)} is refused: it fails with ${NEW}.`,
    );
    await promote('quote', OTHER);
    expect(await live()).toEqual([{ quote: OTHER, catalogue: CATALOGUE }, undefined]);
    await rollBack(store, 'quote', why);
    expect(await live()).toEqual([{ quote: STABLE, catalogue: CATALOGUE }, undefined]);
  });

  it('may add a page, which the release beside it lacks', async () => {
    const page = { path: '/contact/new', expose: 'widget', name: 'New', title: 'New', description: 'New' };
    const pages = [{ ...page, social: { title: 'New', text: 'New' } }];
    await publishRemote(store, 'quote', digest(7), { pages });
    await promote('quote', digest(7), 'next');
    await give('next', 10);
    await promote('catalogue', CATALOGUE);
    await give('next', 0);
    await promote('quote', digest(7));
    await expect(promote('quote', NEW)).rejects.toThrow('it lacks /contact/new');
  });

  it.each<[string, string, string]>([
    ['another one', 'other', 'next is one already, for 10 % of visitors. End that first, with 0 %.'],
    ['a remote that is not live', 'next', 'no release of catalogue is live yet'],
  ])('is refused: %s', async (kind, channel, sentence) => {
    if (kind === 'another one') {
      await give('next', 10);
      await promote('quote', OTHER, 'other');
    } else await promote('catalogue', CATALOGUE, 'next', ['quote']);
    const before = await newest();
    await expect(give(channel, 10, ['catalogue', 'quote'])).rejects.toThrow(
      `${channel} is refused as a share: ${sentence}`,
    );
    expect(await newest()).toEqual(before);
  });

  it('is read from entries that have a canary, and needs a live release of its remotes', async () => {
    const entry = await newest();
    const release = (await newest('channels/next'))?.remotes.quote;
    const write = (number: number, more: object) =>
      store.create(
        `live/00000${number}.json`,
        new TextEncoder().encode(JSON.stringify({ ...entry, ...more })),
      );
    await write(3, { canary: { what: 'quote', release, share: 10 } });
    expect(await live()).toEqual([{ quote: STABLE }, ['canary', { quote: NEW }, 10]]);
    await give('canary', 0);
    expect(await live()).toEqual([{ quote: STABLE }, undefined]);
    await write(5, { share: { channel: 'next', remotes: { quote: release }, percent: 60 } });
    await expect(readEntry(store, 5)).rejects.toThrow('share.percent');
    await write(6, { share: { channel: 'next', remotes: { calculator: release }, percent: 10 } });
    await expect(readEntry(store, 6)).rejects.toThrow('a share needs a release of its remotes');
  });
});

it('says that a channel could not be closed, and not that the promotion failed', async () => {
  await promote('quote', NEW, 'next');
  await store.create('channels/odd/000001.json', new TextEncoder().encode('{'));
  const bare = store;
  const failing = (path: string) => path.startsWith('channels/next/');
  store = {
    ...bare,
    create: (path, bytes) =>
      failing(path) ? Promise.reject(new StoreError('It is away.')) : bare.create(path, bytes),
  };
  expect((await promote('quote', NEW)).lines.toSorted()).toEqual([
    'The channel next could not be closed: It is away.',
    expect.stringContaining('The channel odd could not be closed: Entry 1 of the channel odd is malformed'),
    expect.stringContaining(`quote ${NEW} is live`),
  ]);
  store = {
    ...bare,
    list: prefix =>
      prefix === 'channels/' ? Promise.reject(new StoreError('It is away.')) : bare.list(prefix),
  };
  expect((await promote('quote', STABLE)).lines[1]).toBe(
    'Channels that are live could not be closed: It is away.',
  );
  store = bare;
  expect((await promote('quote', NEW)).lines).toContain('The channel next is closed: it is live.');
});

it('closes no channel whose releases are not all live', async () => {
  await promote('quote', NEW, 'next');
  const entry = await newest();
  if (!entry) throw new Error('there is a live entry');
  expect(await closeLiveChannels(store, entry, why)).toEqual([]);
});

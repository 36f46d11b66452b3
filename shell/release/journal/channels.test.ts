import { describe, expect, it, vi } from 'vitest';
import { diffEntries } from '../commands/diff.command.ts';
import { listHistory, showStatus } from '../commands/history.command.ts';
import { close, rollBack } from '../commands/promote.command.ts';
import { StoreError } from '../store/store.ts';
import { CATALOGUE, NEW, OTHER, provideMoves, SHELL, STABLE } from '../testing/moves.ts';
import { moveUnchecked, publishRemote, why } from '../testing/small-releases.ts';
import { digest } from '../testing/stores.ts';
import { closeLiveChannels, shareChannel } from './channels.ts';
import { readEntry } from './journal.ts';

const moves = provideMoves();
const { openFolder, promote, newest, live } = moves;

describe('a channel', () => {
  it('has releases in place of live ones, and reaches no visitor', async () => {
    expect((await promote('quote', NEW, 'next')).lines).toEqual([
      `quote ${NEW} is in the channel next with entry 1`,
      'It is seen at /_channel/next of a shell with PREVIEWS=1',
    ]);
    await promote('catalogue', CATALOGUE, 'next', ['quote']);
    await promote('quote', OTHER, 'next', ['catalogue']);
    expect((await showStatus(moves.store, 'next')).lines.slice(1).toSorted()).toEqual(
      [`catalogue ${CATALOGUE}`, `quote ${OTHER}`].toSorted(),
    );
    expect(await live()).toEqual([{ quote: STABLE }, undefined]);
    expect((await diffEntries(moves.store, 1, 3, 'next')).lines).toContain(`quote ${NEW} -> ${OTHER}`);
    expect((await listHistory(moves.store, 'next')).lines[0]).toContain(`3  `);
    await rollBack(moves.store, 'quote', { ...why, channel: 'next' });
    expect((await newest('channels/next'))?.remotes.quote?.digest).toBe(NEW);
    await rollBack(moves.store, 'quote', { ...why, channel: 'next' });
    expect((await newest('channels/next'))?.remotes).toEqual({ catalogue: expect.anything() });
    await expect(rollBack(moves.store, 'quote', { ...why, channel: 'next' })).rejects.toThrow(
      'The channel next has no release of quote.',
    );
  });

  it('is checked together with what is live', async () => {
    await publishRemote(moves.store, 'catalogue', digest(6), { failsWith: STABLE });
    await expect(promote('catalogue', digest(6), 'next')).rejects.toThrow(`it fails with ${STABLE}.`);
    await promote('quote', NEW, 'next');
    await promote('catalogue', digest(6), 'next', ['quote']);
  });

  it('gets nothing while PREVIEW_SITE is wrong', async () => {
    vi.stubEnv('PREVIEW_SITE', 'preview.example');
    await expect(promote('quote', NEW, 'next')).rejects.toThrow('PREVIEW_SITE is an address');
    expect(await newest('channels/next')).toBeUndefined();
  });

  it('moves no shell, and needs a live one', async () => {
    await expect(promote('shell', SHELL, 'next')).rejects.toThrow('The shell is refused in a channel');
    moves.store = openFolder();
    await publishRemote(moves.store, 'quote', NEW);
    await expect(promote('quote', NEW, 'next')).rejects.toThrow('The journal is empty');
  });

  it('is closed by a command, by going live, and after 30 days', async () => {
    await promote('quote', NEW, 'next');
    expect((await close(moves.store, 'next', why)).lines).toEqual([
      'The channel next is closed with entry 2',
    ]);
    await expect(showStatus(moves.store, 'next')).rejects.toThrow('There is no open channel next.');
    await expect(close(moves.store, 'next', why)).rejects.toThrow('There is no open channel next.');
    await promote('quote', NEW, 'next');
    await promote('quote', OTHER, 'other');
    expect((await promote('quote', NEW)).lines).toContain('The channel next is closed: it is live.');
    await expect(showStatus(moves.store, 'next')).rejects.toThrow('There is no open channel next.');
    await showStatus(moves.store, 'other');
  });

  it('has no draft of others, unless each is named', async () => {
    await promote('quote', NEW, 'next');
    const sentence = `The channel next also has quote ${NEW}: if that is meant, add --with quote, else take a channel of your own.`;
    await expect(promote('catalogue', CATALOGUE, 'next')).rejects.toThrow(sentence);
    await expect(promote('catalogue', CATALOGUE, 'next', ['calculator'])).rejects.toThrow(sentence);
    expect((await newest('channels/next'))?.remotes).toEqual({ quote: expect.anything() });
    await promote('catalogue', CATALOGUE, 'next', ['quote']);
    await expect(promote('quote', OTHER, 'next')).rejects.toThrow(`also has catalogue ${CATALOGUE}`);
    // A live release is not a draft, and a roll-back adds none.
    await promote('catalogue', CATALOGUE);
    await promote('quote', OTHER, 'next');
    await rollBack(moves.store, 'quote', { ...why, channel: 'next' });
  });

  it('stays closed after 30 days by a clock that is behind', async () => {
    const shown = async (days: number) => {
      const now = () => new Date(Date.now() - days * 86_400_000);
      await moveUnchecked(moves.store, 'quote', NEW, { channel: 'next', now });
      await moveUnchecked(moves.store, 'quote', STABLE);
      const options = { channel: 'next', percent: 10, ...why, now, check: () => Promise.resolve({}) };
      return await shareChannel(moves.store, options);
    };
    await expect(shown(31)).rejects.toThrow('There is no open channel next.');
    expect((await shown(29)).entry.share).toBeDefined();
  });

  it('is in no other journal: a copied entry is invalid there', async () => {
    await promote('quote', NEW, 'next');
    const bytes = (await moves.store.read('channels/next/000001.json')) ?? new Uint8Array();
    for (const [path, number, journal] of [
      ['live/000003.json', 3, undefined],
      ['channels/other/000001.json', 1, 'channels/other'],
    ] as const) {
      await moves.store.create(path, bytes);
      await expect(readEntry(moves.store, number, journal)).rejects.toThrow('is one of another journal.');
    }
  });
});

it('says that a channel could not be closed, and not that the promotion failed', async () => {
  await promote('quote', NEW, 'next');
  await moves.store.create('channels/odd/000001.json', new TextEncoder().encode('{'));
  const bare = moves.store;
  const failing = (path: string) => path.startsWith('channels/next/');
  moves.store = {
    ...bare,
    create: (path, bytes) =>
      failing(path) ? Promise.reject(new StoreError('It is away.')) : bare.create(path, bytes),
  };
  expect((await promote('quote', NEW)).lines.toSorted()).toEqual([
    'The channel next could not be closed: It is away.',
    expect.stringContaining('The channel odd could not be closed: Entry 1 of the channel odd is malformed'),
    expect.stringContaining(`quote ${NEW} is live`),
  ]);
  moves.store = {
    ...bare,
    list: prefix =>
      prefix === 'channels/' ? Promise.reject(new StoreError('It is away.')) : bare.list(prefix),
  };
  expect((await promote('quote', STABLE)).lines[1]).toBe(
    'Channels that are live could not be closed: It is away.',
  );
  moves.store = bare;
  expect((await promote('quote', NEW)).lines).toContain('The channel next is closed: it is live.');
});

it('closes no channel that gets another release meanwhile', async () => {
  await promote('quote', NEW, 'next');
  const bare = moves.store;
  let isFirst = true;
  moves.store = {
    ...bare,
    async create(path, bytes) {
      if (path.startsWith('channels/next/') && isFirst) {
        isFirst = false;
        await moveUnchecked(bare, 'quote', OTHER, { channel: 'next' });
      }
      return await bare.create(path, bytes);
    },
  };
  expect((await promote('quote', NEW)).lines).toContain(
    'The channel next could not be closed: It has another release by now.',
  );
  expect((await showStatus(bare, 'next')).lines).toContain(`quote ${OTHER}`);
});

it('asks at a promotion only for channels that got an entry within 30 days: the others are closed', async () => {
  for (const channel of ['next', 'old']) await promote('quote', NEW, channel);
  const bare = moves.store;
  const read = vi.fn(bare.read);
  moves.store = {
    ...bare,
    read,
    list: async prefix => {
      const files = await bare.list(prefix);
      const longAgo = new Date(Date.now() - 31 * 86_400_000);
      return files.map(file =>
        file.path.startsWith('channels/old/') ? Object.assign(file, { at: longAgo }) : file,
      );
    },
  };
  expect((await promote('quote', NEW)).lines).toContain('The channel next is closed: it is live.');
  const asked = read.mock.calls.map(([path]) => path).filter(path => path.startsWith('channels/'));
  expect([...new Set(asked)]).toEqual(['channels/next/000001.json']);
});

it('closes no channel whose releases are not all live', async () => {
  await promote('quote', NEW, 'next');
  const entry = await newest();
  if (!entry) throw new Error('there is a live entry');
  expect(await closeLiveChannels(moves.store, entry, why)).toEqual([]);
});

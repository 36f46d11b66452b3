import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listEntries } from '../journal/journal.ts';
import { promote } from '../journal/promote.ts';
import { expectNoMoveLost } from '../testing/promote-at-once.ts';
import { startS3Server } from '../testing/start-s3-server.ts';
import { openTempFolder, provideStores, release } from '../testing/stores.ts';
import { openStore } from './open-store.ts';
import type { ReleaseStore } from './store.ts';

const passing = () => Promise.resolve({ rehearsal: 'passed' });
const base = { by: 'a test', reason: 'a test', check: passing };
const first = { what: 'shell', release: release(9) } as const;
const text = (value: string) => new TextEncoder().encode(value);

const { kinds } = provideStores();

describe.each(kinds)('a release store in %s', (_name, open) => {
  let store: ReleaseStore;
  beforeEach(() => {
    store = open();
  });

  it('reads what was written, and null for what was not', async () => {
    expect(await store.create('releases/quote/a/entry.js', text('one'))).toBe(true);
    expect(await store.read('releases/quote/a/entry.js')).toEqual(text('one'));
    expect(await store.read('releases/quote/b/entry.js')).toBeNull();
    expect((await store.list('releases/')).map(({ path }) => path)).toEqual(['releases/quote/a/entry.js']);
    expect(await store.list('live/')).toEqual([]);
  });

  it('lets exactly one of many writers create a file, whole', async () => {
    const writers = Array.from({ length: 20 }, (_, index) =>
      store.create('live/000001.json', text(`writer ${index}`)),
    );
    const created = await Promise.all(writers);
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(await store.read('live/000001.json')).toEqual(text(`writer ${created.indexOf(true)}`));
  });

  it('lists more files than one answer holds', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, index) => store.create(`live/${index}`, text('x'))));
    expect(await store.list('live/')).toHaveLength(25);
  });

  it('loses no move of teams that promote at once', () => expectNoMoveLost(store, { teams: 4, rounds: 2 }));
});

describe('a bucket of a service that ignores If-None-Match', () => {
  const sentence = 'StoreError: The store does not honour If-None-Match and would lose promotions.';
  const pathOf = (key: string) => key.replace('releases/x/', '');
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  beforeEach(async () => {
    s3 = await startS3Server({ isConditional: false });
    return s3.close;
  });

  it('gets no file of a command once there is an entry, which stays as it is', async () => {
    const entry = new Uint8Array(text('{"schema":1}'));
    s3.objects.set('releases/x/live/000001.json', { bytes: entry, at: new Date(0) });
    for (const path of ['live/000001.json', 'live/000002.json', 'releases/quote/a/entry.js']) {
      const store = openStore('s3://releases/x', s3.environment);
      expect(String(await store.create(path, text('new')).catch((error: unknown) => error))).toBe(sentence);
    }
    expect([...s3.objects].map(([key, { bytes }]) => [pathOf(key), bytes])).toEqual([
      ['live/000001.json', entry],
    ]);
  });

  it('gets no second file of a command while it is empty', async () => {
    const store = openStore('s3://releases/x', s3.environment);
    for (const path of ['releases/quote/a/1.js', 'releases/quote/a/1.js'])
      expect(String(await store.create(path, text('new')).catch((error: unknown) => error))).toBe(sentence);
    expect([...s3.objects.keys()].map(pathOf)).toEqual(['releases/quote/a/1.js']);
  });
});

it('a bucket takes releases and channels from credentials that may write nothing else', async () => {
  let isLimited = false;
  const s3 = await startS3Server({ isReadOnly: key => isLimited && key.includes('/live/') });
  onTestFinished(s3.close);
  const open = () => openStore('s3://releases/x', s3.environment);
  await promote(open(), { ...base, move: first });
  isLimited = true;
  expect(await open().create('releases/quote/a/entry.js', text('x'))).toBe(true);
  await promote(open(), { ...base, channel: 'quote-main', move: { what: 'quote', release: release(2) } });
  await expect(promote(open(), { ...base, move: { what: 'quote', release: release(2) } })).rejects.toThrow(
    '403',
  );
});

describe('a bucket whose service fails now and then', () => {
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  let store: ReleaseStore;
  beforeEach(async () => {
    // No wait between two tries.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    s3 = await startS3Server();
    store = openStore('s3://releases/x', s3.environment);
    await promote(store, { ...base, move: first });
    return s3.close;
  });

  it.each(['busy', 'reset', 'lost answer'] as const)('is asked three times: %s', async fault => {
    for (const ask of [
      async () => expect(await listEntries(store)).toEqual([1]),
      async () => expect(await store.read('live/000001.json')).not.toBeNull(),
      async () => expect(await store.create(`releases/quote/${crypto.randomUUID()}`, text('x'))).toBe(true),
      () => store.remove('releases/quote/x'),
    ]) {
      s3.faults.push(fault, fault);
      await ask();
    }
    s3.faults.push(fault, fault, fault);
    await expect(store.read('live/000001.json')).rejects.toThrow('The release store could not be used');
  });

  it('is read when the answer to a write was lost, so that what is live counts as live', async () => {
    s3.faults.push('lost answer', 'lost answer', 'lost answer');
    expect(await store.create('live/000002.json', text('ours'))).toBe(true);
    s3.faults.push('lost answer');
    expect(await store.create('live/000002.json', text('theirs'))).toBe(false);
    // The first try is still under way when the second one asks.
    s3.faults.push('lost answer', 'conflict');
    expect(await store.create('live/000005.json', text('ours'))).toBe(true);
    // The first write of a command proves that the service refuses to create what exists.
    for (const path of ['live/000003.json', 'live/000004.json']) {
      s3.faults.push(...(path.includes('3') ? [] : Array(2).fill(undefined)), 'lost answer');
      expect(await openStore('s3://releases/x', s3.environment).create(path, text(path))).toBe(true);
    }
  });

  it('gets no entry twice when an answer is lost', async () => {
    const move = { what: 'quote', release: release(2) };
    const check = async () => {
      s3.faults.push('lost answer');
      return {};
    };
    expect((await promote(store, { ...base, check, move })).number).toBe(2);
    expect(await listEntries(store)).toEqual([1, 2]);
  });
});

it('leaves no draft in a folder when the disk is full', async () => {
  const folder = openTempFolder();
  const untilFull = async function* () {
    yield text('a part');
    throw new Error('ENOSPC');
  };
  const created = openStore(folder).create('live/000001.json', untilFull() as never);
  await expect(created).rejects.toThrow('ENOSPC');
  expect(readdirSync(join(folder, 'live'))).toEqual([]);
});

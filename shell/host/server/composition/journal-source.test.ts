import { generateKeyPairSync } from 'node:crypto';
import { withSignatures } from '@carefare/release';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestStore } from '../../../testing/test-store.ts';
import { createJournalSource } from './journal-source.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const digest = (number: number) => number.toString(16).padStart(16, '0');
const pathOf = (number: number) => `live/${String(number).padStart(6, '0')}.json`;

const [OWN, OTHER] = [digest(1), digest(2)];
const warn = vi.fn<(message: string) => void>();
const { store, files } = createTestStore();

/** Writes an entry of a shell; each has another release of the quote. */
function write(
  number: number,
  shell: string,
  { at = new Date(), ...more }: { at?: Date; share?: object; gone?: object } = {},
): void {
  const entry = {
    schema: 1,
    shell: { digest: shell, integrity },
    remotes: { quote: { digest: digest(100 + number), integrity } },
    moved: null,
    by: 'a test',
    at: at.toISOString(),
    reason: '',
    checks: { rehearsal: 'passed' },
    ...more,
  };
  files.set(pathOf(number), JSON.stringify(entry));
}

const share = (percent: number, number = 7) => ({
  channel: 'next',
  remotes: { quote: { digest: digest(number), integrity } },
  percent,
});
const open = () => createJournalSource(store, { shell: OWN, warn });
const numberOf = async (source: ReturnType<typeof open>) => (await source.read()).number;

const letAMinutePass = () => vi.setSystemTime(Date.now() + 60_000);
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  files.clear();
  warn.mockClear();
});

describe('the journal of a release store', () => {
  it('serves the newest entry, also one that was checked with another shell, and finds the newest of its own', async () => {
    write(1, OTHER);
    const source = open();
    expect(await source.read()).toMatchObject({ number: 1, isTried: false });
    expect(await source.readOwn()).toBeUndefined();
    write(2, OWN);
    expect(await source.read()).toMatchObject({ number: 2, isTried: true });
    write(3, OTHER);
    for (const each of [source, open()]) {
      expect(await each.read()).toMatchObject({ number: 3, isTried: false });
      expect(await each.readOwn()).toMatchObject({ number: 2, isTried: true });
    }
  });

  it('tells which pages of retired remotes are gone', async () => {
    write(1, OWN);
    const source = open();
    expect((await source.read()).gone).toEqual([]);
    write(2, OWN, { gone: { reviews: ['/reviews'], stories: ['/stories/:name'] } });
    expect((await source.read()).gone).toEqual(['/reviews', '/stories/:name']);
  });

  it('asks for the share of the newest entry', async () => {
    write(1, OWN, { share: share(10) });
    const source = open();
    const asked = { channel: 'next', remotes: { quote: { digest: digest(7), integrity } } };
    expect((await source.read()).share).toEqual({ ...asked, percent: 10 });
    write(2, OTHER, { share: share(20) });
    expect((await source.read()).share).toEqual({ ...asked, percent: 20 });
    write(3, OTHER);
    expect((await source.read()).share).toBeUndefined();
  });

  it('passes over a malformed entry, reports it once, and takes one in its place', async () => {
    write(1, OWN);
    const source = open();
    files.set(pathOf(2), '{"schema":1}');
    expect([await numberOf(source), await numberOf(source)]).toEqual([1, 1]);
    const malformed = expect.stringContaining('Entry 2 of the journal is malformed');
    expect(warn).toHaveBeenCalledExactlyOnceWith(malformed);
    files.delete(pathOf(2));
    expect(await numberOf(source)).toBe(1);
    write(2, OWN);
    expect(await numberOf(source)).toBe(2);
  });

  it('passes over an entry without a valid signature, and reports it once', async () => {
    const signed = withSignatures(store, { publicKeys: [{ key: generateKeyPairSync('ed25519').publicKey }] });
    const source = createJournalSource(signed, { shell: OWN, warn });
    write(1, OWN);
    await expect(source.read()).rejects.toThrow('its journal has no valid entry');
    await expect(source.read()).rejects.toThrow('its journal has no valid entry');
    expect(warn).toHaveBeenCalledExactlyOnceWith('Entry 1 of the journal is not signed.');
  });

  it('never goes back to a lower number, and reports once that an entry is gone', async () => {
    for (const number of [1, 2, 3]) write(number, OWN);
    const source = open();
    expect(await numberOf(source)).toBe(3);
    files.delete(pathOf(3));
    files.delete(pathOf(2));
    letAMinutePass();
    expect([await numberOf(source), await numberOf(source)]).toEqual([3, 3]);
    write(2, OWN);
    expect(await numberOf(source)).toBe(3);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Entry 3 of the journal is gone; what it made live stays until there is a newer one.',
    );
    write(4, OWN);
    expect(await numberOf(source)).toBe(4);
  });

  it.each([3, 2])('follows entry %i that was written when the store was set back', async number => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 12, minute));
    for (const each of [1, 2, 3]) write(each, OWN, { at: at(each) });
    const source = open();
    const before = await source.read();
    for (const each of [2, 3]) files.delete(pathOf(each));
    write(number, OWN, { at: at(10), gone: { reviews: ['/reviews'] } });
    vi.setSystemTime(Date.now() + 5_000);
    const after = await source.read();
    expect(after).toMatchObject({ number, gone: ['/reviews'] });
    expect(after.version).not.toBe(before.version);
    expect(warn).toHaveBeenLastCalledWith(
      `Entry ${number} of the journal was written after entry 3, and is followed.`,
    );
    write(number + 1, OWN, { at: at(11) });
    expect(await numberOf(source)).toBe(number + 1);
  });

  it('finds the entry after one that is gone at once, also when it starts between the two', async () => {
    write(1, OWN);
    files.set(pathOf(2).replace('json', 'given'), '');
    const source = open();
    expect(await numberOf(source)).toBe(1);
    write(3, OWN);
    expect(await numberOf(source)).toBe(3);
  });

  it('finds entries behind a number that was left out, within a minute', async () => {
    write(1, OWN);
    const source = open();
    await source.read();
    write(3, OWN);
    expect(await numberOf(source)).toBe(1);
    letAMinutePass();
    expect(await numberOf(source)).toBe(3);
  });

  it('asks the store once for what is new, and lists it once a minute, also with 10,000 entries', async () => {
    for (let number = 1; number <= 10_000; number += 1) write(number, OWN);
    const read = vi.spyOn(store, 'read');
    const list = vi.spyOn(store, 'list');
    const requests = () => [read.mock.calls.length, list.mock.calls.length];
    const source = open();
    await source.read();
    expect(requests()).toEqual([1, 1]);
    for (let poll = 0; poll < 3; poll += 1) await source.read();
    expect(requests()).toEqual([4, 1]);
    letAMinutePass();
    await source.read();
    // The newest is read again: it may be gone.
    expect(requests()).toEqual([5, 2]);
  });

  it('reads an entry again that could not be read', async () => {
    write(1, OWN);
    const source = open();
    await source.read();
    write(2, OWN);
    vi.spyOn(store, 'read').mockRejectedValueOnce(new Error('the store is down'));
    await expect(source.read()).rejects.toThrow('the store is down');
    expect(await numberOf(source)).toBe(2);
  });

  it('reads no channel', async () => {
    write(1, OWN);
    const list = vi.spyOn(store, 'list');
    const read = vi.spyOn(store, 'read');
    const source = open();
    await source.read();
    await source.findRetained('quote', digest(9));
    letAMinutePass();
    await source.read();
    const paths = [...list.mock.calls, ...read.mock.calls].map(([path]) => path);
    expect(paths.filter(path => path.startsWith('channels/'))).toEqual([]);
  });

  it('finds releases of the last 30 days, and no older ones', async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    write(1, OWN, { at: days(60) });
    write(2, OWN, { at: days(40) });
    write(3, OWN, { at: days(20) });
    const source = open();
    // The second was live until 20 days ago.
    const found = await Promise.all(
      [1, 2, 3].map(async n => await source.findRetained?.('quote', digest(100 + n))),
    );
    expect(found.map(Boolean)).toEqual([false, true, true]);
  });

  it('finds releases that were promoted after the journal was read through, at once', async () => {
    write(1, OWN);
    const source = open();
    await source.read();
    expect(await source.findRetained('quote', digest(102))).toBeUndefined();
    vi.setSystemTime(Date.now() + 1_000);
    write(2, OTHER);
    expect(await source.findRetained('quote', digest(102))).toEqual({ digest: digest(102), integrity });
    expect((await source.listRetainedShells()).map(shell => shell.digest)).toEqual([OWN, OTHER]);
  });
});

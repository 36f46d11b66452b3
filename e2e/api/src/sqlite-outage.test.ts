import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSubmission } from '../testing/builders.ts';
import { type Browser, startTestApi } from '../testing/start-test-api.ts';
import { type Database, openDatabase } from './database/database.ts';

/** Lets 100 ms pass at a time until the work has ended. @returns how often */
async function advanceUntilSettled(work: Promise<unknown>, meanwhile = () => Promise.resolve()) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const state = { isSettled: false };
  const settle = () => void (state.isSettled = true);
  work.then(settle, settle);
  let steps = 0;
  for (; !state.isSettled; steps += 1) {
    await meanwhile();
    await setImmediate();
    vi.advanceTimersByTime(100);
  }
  return steps;
}

describe('the API on a SQLite file', () => {
  let dir: string;
  let file: string;
  let database: Database;
  let browser: Browser;
  let id: number;
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'carefare-sqlite-'));
    file = join(dir, 'private/api.sqlite');
    database = openDatabase({ DATABASE_FILE: file }, 'visitor');
    browser = (await startTestApi(database)).browser();
    id = await browser.api.startSession({ ip: 'address-hash', country: 'UK' });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.db.destroy();
    rmSync(dir, { recursive: true });
  });

  const health = async (name: 'live' | 'ready') => (await browser.send('GET', `../health/${name}`)).status;
  const submit = (key: string, notes = '') =>
    browser.send('POST', `journey/${id}/submissions`, aSubmission({ notes }), { 'idempotency-key': key });

  it('waits two seconds for the lock of another process, and answers meanwhile', async () => {
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const waiting = submit('key-00001');
    const steps = await advanceUntilSettled(waiting, async () => expect(await health('live')).toBe(200));
    expect(steps).toBeGreaterThan(20);
    const refused = await waiting;
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await health('ready')).toBe(200);
    expect((await browser.send('POST', 'masters/treatment-faqs', { treatment_id: 52 })).status).toBe(200);
    other.exec('rollback');
    other.close();
    expect((await submit('key-00001')).status).toBe(201);
  });

  it.each([
    ['full', 'max_page_count = 1', 'max_page_count = 1000000'],
    ['read-only', 'query_only = on', 'query_only = off'],
  ])('refuses writes and goes on reading while the disk is %s', async (_, begin, end) => {
    const notes = 'x'.repeat(2_000);
    const keys = Array.from({ length: 20 }, (_item, count) => `key-0000-${count}`);
    // Without the pages that migrations have left free.
    await sql`vacuum`.execute(database.db);
    await sql.raw(`pragma ${begin}`).execute(database.db);
    const statuses = [];
    for (const key of keys) statuses.push((await submit(key, notes)).status);
    expect(statuses.at(-1)).toBe(503);
    expect(new Set(statuses.filter(status => status !== 201))).toEqual(new Set([503]));
    // Another process would not be better off: what reads goes on.
    expect(await health('ready')).toBe(200);
    expect((await browser.send('GET', 'masters/treatments')).status).toBe(200);
    await sql.raw(`pragma ${end}`).execute(database.db);
    for (const key of keys) expect((await submit(key, notes)).status).toBe(201);
    const rows = await database.db.selectFrom('submissions').select('id').execute();
    expect(rows).toHaveLength(keys.length);
  });

  it('leaves the thread to others between any two who use the database', async () => {
    const work = { isDone: false };
    const reads = Array.from({ length: 20 }, () => database.db.selectFrom('sessions').select('id').execute());
    const all = Promise.all(reads).finally(() => {
      work.isDone = true;
    });
    let turns = 0;
    for (; !work.isDone; turns += 1) await setImmediate();
    await all;
    expect(turns).toBeGreaterThanOrEqual(reads.length);
  });

  it('leaves a browser its session when a new one cannot be stored', async () => {
    await sql`pragma query_only = on`.execute(database.db);
    const start = await browser.send('POST', 'journey/start/address-hash', { country: 'UK' });
    expect([start.status, start.headers.get('set-cookie')]).toEqual([503, null]);
  });

  it.each([
    ['a damaged file, with the way back', 'carefare.sqlite', /is damaged; .+ put a backup in its place$/],
    ['a folder', '', /^the database file .+ cannot be opened: unable to open database file$/],
    ['a file in a file', 'carefare.sqlite/a.sqlite', /^the database file .+ cannot be opened: EEXIST/],
  ])('names %s', async (_what, name, message) => {
    writeFileSync(join(dir, 'carefare.sqlite'), 'no database, '.repeat(1_000));
    const { db } = openDatabase({ DATABASE_FILE: join(dir, name) });
    const reading = db.selectFrom('sessions').selectAll().execute();
    await expect(reading).rejects.toThrow(join(dir, name));
    await expect(reading).rejects.toThrow(message);
  });

  it('keeps its files to their owner, also those that others could read before', async () => {
    const files = ['', '-wal', '-shm'].map(suffix => file + suffix);
    const modes = () => files.map(path => statSync(path).mode & 0o777);
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    expect(statSync(join(dir, 'private')).mode & 0o777).toBe(0o700);
    for (const path of files) chmodSync(path, 0o644);
    const again = openDatabase({ DATABASE_FILE: file });
    await again.db.selectFrom('sessions').select('id').execute();
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    await again.db.destroy();
  });
});

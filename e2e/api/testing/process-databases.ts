import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Database, openDatabase } from '../src/database/database.ts';

/** An empty database that several processes can use. */
export interface ProcessDatabase {
  /** Variables by which the API finds it. */
  env: Record<string, string>;
  open(): Database;
  remove(): Promise<void>;
}

function sqliteFile(): Promise<ProcessDatabase> {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-process-'));
  const DATABASE_FILE = join(dir, 'api.sqlite');
  return Promise.resolve({
    env: { DATABASE_FILE },
    open: () => openDatabase({ DATABASE_FILE }),
    remove: () => Promise.resolve(rmSync(dir, { recursive: true, force: true })),
  });
}

/** A new database on the server of TEST_DATABASE_URL. */
async function postgresDatabase(server: string): Promise<ProcessDatabase> {
  const url = new URL(server);
  url.pathname = '/carefare_process_test';
  const admin = new Client({ connectionString: server });
  const drop = () => admin.query('drop database if exists carefare_process_test with (force)');
  await admin.connect();
  await drop();
  await admin.query('create database carefare_process_test');
  return {
    env: { DATABASE_URL: url.href },
    open: () => openDatabase({ DATABASE_FILE: '', DATABASE_URL: url.href }),
    async remove() {
      await drop();
      await admin.end();
    },
  };
}

const server = process.env.TEST_DATABASE_URL;

/** SQLite, and PostgreSQL if TEST_DATABASE_URL is given: processes cannot share the embedded one. */
export const processDatabases: readonly [string, () => Promise<ProcessDatabase>][] = [
  ['SQLite', sqliteFile],
  ...(server
    ? [['PostgreSQL', () => postgresDatabase(server)] as [string, () => Promise<ProcessDatabase>]]
    : []),
];

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Database, openDatabase } from '../src/database/database.ts';

/** An empty database that processes can share, and what tells them where it is. */
export interface ProcessDatabase {
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

/** A database of its own on the server of TEST_DATABASE_URL. */
async function postgresDatabase(server: string): Promise<ProcessDatabase> {
  const own = new URL(server);
  own.pathname = '/carefare_process_test';
  const admin = new Client({ connectionString: server });
  const drop = () => admin.query('drop database if exists carefare_process_test with (force)');
  await admin.connect();
  await drop();
  await admin.query('create database carefare_process_test');
  return {
    env: { DATABASE_URL: own.href },
    open: () => openDatabase({ DATABASE_FILE: '', DATABASE_URL: own.href }),
    async remove() {
      await drop();
      await admin.end();
    },
  };
}

const server = process.env.TEST_DATABASE_URL;

/** SQLite always; PostgreSQL when a server is given, since the embedded one is no server. */
export const processDatabases: readonly [string, () => Promise<ProcessDatabase>][] = [
  ['SQLite', sqliteFile],
  ...(server
    ? [['PostgreSQL', () => postgresDatabase(server)] as [string, () => Promise<ProcessDatabase>]]
    : []),
];

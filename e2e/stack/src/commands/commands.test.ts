import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findFreePort, isPortFree } from '@carefare/release/free-ports';
import { expect, it } from 'vitest';
import { portsFor } from '../ports.ts';

const runCommand = (name: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
    encoding: 'utf8',
    timeout: 30_000,
    env: { ...process.env, ...env },
  });

it.each([
  ['start', '--watch', "Unknown option '--watch'"],
  ['build', 'shell', "Unexpected argument 'shell'"],
  ['dev', '--only=mfe-none', 'not "mfe-none"'],
])('%s rejects the argument %s with one line on stderr', (name, argument, message) => {
  const { status, stdout, stderr } = runCommand(name, [argument]);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

const DEV = [`--port=${await findFreeSitePort()}`, '--only=mfe-quote'];
it.each([
  [2, 'dev', [...DEV, '--against=carefare.example'], /--against takes an origin .*not "carefare.example"/],
  [2, 'dev', [...DEV, '--against='], /--against takes an origin .*not ""/],
  [2, 'dev', ['--only='], /--only takes one of .*not ""/],
  [2, 'dev', [...DEV, '--against=http://127.0.0.1:9', '--api='], /--api takes an origin .*not ""/],
  [2, 'dev', ['--against=http://127.0.0.1:9'], /--against http:\/\/127.0.0.1:9 needs --only/],
  [2, 'dev', ['--only=shell', '--against=http://127.0.0.1:9'], /--against http:\/\/127.0.0.1:9 needs --only/],
  [2, 'dev', [...DEV, '--api=http://127.0.0.1:9'], /--api http:\/\/127.0.0.1:9 needs --against/],
  [1, 'dev', [...DEV, '--against=http://127.0.0.1:9'], /http:\/\/127.0.0.1:9 could not be reached: /],
  [2, 'start', ['--port', '0'], /not "0"/],
  [2, 'start', ['--port', '70000'], /not "70000"/],
  [2, 'start', ['--instances=0'], /a number from 1 to 9, not "0"/],
  [
    2,
    'start',
    ['--api=http://127.0.0.1:9', '--database=postgres'],
    /--database postgres is for the reference API, not for --api http:\/\/127.0.0.1:9/,
  ],
  [2, 'start', ['--api=https://api.example/api'], /ends in \/api; .*: give https:\/\/api.example$/m],
  [2, 'start', ['--api=http://127.0.0.1:99999'], /--api takes an address .*99999/],
  [2, 'start', ['--database=mysql'], /sqlite, postgres or a postgres:\/\/ URL, not "mysql"/],
])('refuses with %s: %s %s', (code, name, args, message) => {
  const { status, stderr } = runCommand(name, args);
  expect([status, stderr.trim().split('\n').length]).toEqual([code, 1]);
  expect(stderr).toMatch(message);
});

it.each(['start', 'build', 'dev', 'test'])('%s --help says what it does', name => {
  const { status, stdout } = runCommand(name, ['--help']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^pnpm /);
});

/** A port of the site at which a stack could start now. */
async function findFreeSitePort(): Promise<number> {
  for (;;) {
    const port = await findFreePort();
    const areFree = Object.values(portsFor(port)).map(isPortFree);
    if (!(await Promise.all(areFree)).includes(false)) return port;
  }
}

it.each<[string, string[], number, RegExp]>([
  ['start', [], 0, /: port \d+ is busy; shell needs it; try --port \d+\n$/],
  ['start', ['--instances=3'], 100, /: port \d+ is busy; api needs it; try --port \d+\n$/],
  ['start', ['--for-teams'], 104, /: port \d+ is busy; registry needs it; try --port \d+\n$/],
])('%s %j names a busy port, and what needs it, in one line', async (name, args, distance, message) => {
  const sitePort = await findFreeSitePort();
  const busy = sitePort + distance;
  const server = createServer().listen(busy, '127.0.0.1');
  await once(server, 'listening');
  const { status, stderr } = runCommand(name, args, { PORT: String(sitePort) });
  server.close();
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr).toContain(`port ${busy} `);
});

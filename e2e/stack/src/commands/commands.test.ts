import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const runCommand = (name: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, ...env },
  });

it.each([
  ['start', '--watch', "Unknown option '--watch'"],
  ['build', 'shell', "Unexpected argument 'shell'"],
  ['dev', '--onyl=mfe-quote', "Unknown option '--onyl'"],
  ['dev', '--only=mfe-none', 'not "mfe-none"'],
  ['standalone', 'none', 'name a remote: catalogue, calculator, quote'],
])('%s rejects the argument %s with one line on stderr', (name, argument, message) => {
  const { status, stdout, stderr } = runCommand(name, [argument]);
  expect([status, stdout]).toEqual([name === 'standalone' ? 1 : 2, '']);
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

it.each([
  [
    2,
    ['--only=mfe-quote', '--against=carefare.example'],
    /--against takes an origin .*not "carefare.example"/,
  ],
  [2, ['--only=mfe-quote', '--against=https://carefare.example/en'], /--against takes an origin/],
  [2, ['--against=http://127.0.0.1:9'], /--against http:\/\/127.0.0.1:9 needs --only/],
  [2, ['--only=shell', '--against=http://127.0.0.1:9'], /--against http:\/\/127.0.0.1:9 needs --only/],
  [2, ['--only=mfe-quote', '--api=http://127.0.0.1:9'], /--api http:\/\/127.0.0.1:9 needs --against/],
  [1, ['--only=mfe-quote', '--against=http://127.0.0.1:9'], /http:\/\/127.0.0.1:9 could not be reached: /],
])('dev refuses with %s: %s', (code, args, message) => {
  const { status, stderr } = runCommand('dev', [...args, '--port=23450']);
  expect([status, stderr.trim().split('\n').length]).toEqual([code, 1]);
  expect(stderr).toMatch(message);
});

it.each(['start', 'build', 'dev', 'test', 'standalone'])('%s --help says what it does', name => {
  const { status, stdout } = runCommand(name, ['--help']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^pnpm /);
});

it('start names a busy port and offers the next free one in one line', async () => {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { status, stderr } = runCommand('start', [`--port=${port}`]);
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`port ${port} is busy; shell needs it; try --port \\d+\n$`));
  await new Promise(resolve => server.close(resolve));
});

it.each(['0', '70000', 'x'])('start refuses --port %s', port => {
  const { status, stderr } = runCommand('start', [`--port=${port}`]);
  expect([status, stderr.split('\n').length]).toEqual([2, 2]);
  expect(stderr).toContain(`not "${port}"`);
});

it.each([
  ['--instances=0', 'a number from 1 to 9, not "0"'],
  ['--instances=many', 'not "many"'],
  ['--database=mysql', 'sqlite, postgres or a postgres:// URL, not "mysql"'],
])('start refuses %s', (flag, message) => {
  const { status, stderr } = runCommand('start', [flag]);
  expect([status, stderr.split('\n').length]).toEqual([2, 2]);
  expect(stderr).toContain(message);
});

it('start with instances names the busy port of one of them', async () => {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { status, stderr } = runCommand('start', ['--instances=3', `--port=${port - 2}`]);
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`port ${port} is busy; shell-2 needs it; try --port \\d+\n$`));
  await new Promise(resolve => server.close(resolve));
});

it('standalone names a busy port in one line', async () => {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = String(typeof address === 'object' && address ? address.port : 0);
  const { status, stderr } = runCommand('standalone', ['quote'], { PORT: port });
  expect([status, stderr]).toEqual([1, `port ${port} is busy; mfe-quote needs it\n`]);
  await new Promise(resolve => server.close(resolve));
});

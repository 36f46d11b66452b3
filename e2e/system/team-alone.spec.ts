import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openStore, publish } from '@carefare/release';
import { findFreePort, latestRelease, packageDir } from 'e2e-stack';
import { createStoreSite, type StoreSite } from '../support/store-site.ts';
import { createTeamFolder, type TeamFolder } from '../support/team-folder.ts';
import { expect, test } from '../support/test.ts';

// Follows mfe-quote/README.md, "In a folder of its own": no file of the workspace is used, and no browser is needed.

const COPY = 'src/features/quote-request/quote-request.copy.ts';
const OLD = 'Tell us what you have in mind.';
const NEW = 'Tell us what you need.';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let team: TeamFolder;
/** What a test has started. */
const running: { stop(): Promise<void> }[] = [];
test.beforeAll(async () => {
  test.setTimeout(180_000);
  team = await createTeamFolder('mfe-quote');
});
test.afterAll(async () => {
  for (const started of running) await started.stop();
  team.remove();
});

test('the contract is packed as JavaScript with declarations and a changelog', {
  tag: ['@quote', '@own-stack'],
}, () => {
  for (const name of ['shared-contracts', '@carefare/build', '@carefare/testing', '@carefare/release']) {
    const files = team.filesOf(name);
    const sources = files.filter(file => /(?<!\.d)\.tsx?$/.test(file));
    expect(sources, `${name} without sources`).toEqual([]);
    expect(files.filter(file => /\.test\.|node_modules/.test(file))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining([
        'package/package.json',
        'package/.build/index.js',
        'package/.build/index.d.ts',
      ]),
    );
  }
  expect(team.filesOf('shared-contracts')).toEqual(
    expect.arrayContaining(['package/CHANGELOG.md', 'package/.build/ui/styles.css']),
  );
});

test('types are checked, unit tests pass and a release is built in the folder alone', {
  tag: ['@quote', '@own-stack'],
}, async () => {
  const file = join(team.dir, COPY);
  writeFileSync(file, readFileSync(file, 'utf8').replace(OLD, NEW));
  const [types, tests, build] = await Promise.all(
    ['npm run check', 'npm test -- contact-draft', 'npm run build'].map(command => team.run(command)),
  );
  expect(types).toMatchObject({ exitCode: 0 });
  expect(tests).toMatchObject({ exitCode: 0, output: expect.stringMatching(/Tests .*\d\d passed/) });
  expect(build).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/mfe-quote: release [0-9a-f]{16}/),
  });

  writeFileSync(join(team.dir, 'src/wrong.ts'), "import { usd } from 'shared-contracts';\nusd('12');\n");
  const wrong = await team.run('npm run check; code=$?; rm src/wrong.ts; exit $code');
  expect(wrong.exitCode).not.toBe(0);
  expect(wrong.output).toContain('src/wrong.ts(2,5): error TS2345');
});

test('the remote is developed on a page of its own with the data of a running site', {
  tag: ['@quote', '@own-stack'],
}, async ({ baseURL }) => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn('node_modules/.bin/carefare', ['dev', '--site', baseURL, '--port', String(port)], {
    cwd: team.dir,
    env: { PATH: process.env.PATH },
    stdio: 'ignore',
  });
  running.push({ stop: () => stop(server) });
  await expect.poll(() => statusOf(`${url}/contact`), { timeout: 60_000 }).toBe(200);
  expect(await (await fetch(`${url}/main.js`)).text()).toContain(NEW);
  expect(await (await fetch(`${url}/api/masters/treatments`)).json()).toHaveLength(25);
  const session = await fetch(`${url}/api/journey/start/unknown`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ country: 'UK' }),
  });
  expect(session.status).toBe(200);
  await stop(server);
  expect(await statusOf(url)).toBeUndefined();

  const busy = createServer().listen(0, '127.0.0.1');
  await new Promise(resolve => busy.once('listening', resolve));
  const busyPort = (busy.address() as AddressInfo).port;
  const refused = await team.run(`npx carefare dev --site ${baseURL} --port ${busyPort}`);
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toMatch(/(^|\n)Port \d+ is busy: choose another one with --port\.\n$/);
  expect(refused.output).not.toMatch(/\n +at /);
  busy.close();
  const nowhere = await team.run(`npx carefare dev --site ${url} --port ${port}`);
  expect(nowhere).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining(`No site answers at ${url}.`),
  });
});

test('the team publishes, checks, promotes and rolls back into a running shell', {
  tag: ['@quote', '@own-stack'],
}, async ({ baseURL }) => {
  const store = join(team.dir, '.store');
  mkdirSync(store);
  const site: StoreSite = createStoreSite({ name: 'shell', store, apiUrl: baseURL, dir: team.dir });
  running.push(site);
  for (const name of ['shell', 'mfe-quote']) {
    await publish(openStore(store), join(packageDir(name), '.releases', latestRelease(name)));
    expect(await site.promote(name, latestRelease(name))).toMatchObject({ exitCode: 0 });
  }
  await site.startShell(0);
  const contact = async () => (await fetch(`${site.shells[0]?.url}/contact`)).text();
  expect(await contact()).toContain(OLD);

  const carefare = (args: string) => team.run(`npx carefare ${args}`, { RELEASE_STORE: store });
  const digest = readFileSync(join(team.dir, '.releases/latest'), 'utf8');
  const commands = [
    ['publish', `quote ${digest} is published, and not live yet: carefare promote quote ${digest}`],
    [`check quote ${digest}`, `quote ${digest} may go live: `],
    [`promote quote ${digest} --reason "clearer words" --by quote`, `quote ${digest} is live with entry 3`],
  ] as const;
  for (const [command, said] of commands)
    expect(await carefare(command)).toMatchObject({ exitCode: 0, output: expect.stringContaining(said) });
  await expect.poll(contact, { timeout: 20_000 }).toContain(NEW);

  expect(await carefare('rollback quote')).toMatchObject({ exitCode: 0 });
  await expect.poll(contact, { timeout: 20_000 }).toContain(OLD);
});

const statusOf = (url: string): Promise<number | undefined> =>
  fetch(url).then(
    ({ status }) => status,
    () => undefined,
  );

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const exited = new Promise(resolve => server.once('exit', resolve));
  server.kill();
  await exited;
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, latestRelease } from 'e2e-stack';
import { publishNewest, writeJournal } from '../support/filled-store.ts';
import { type KitRegistry, startKitRegistry } from '../support/kit-registry.ts';
import { startStoreSite } from '../support/store-site.ts';
import { createTeamFolder, type TeamFolder } from '../support/team-folder.ts';
import { expect, test } from '../support/test.ts';

// Follows mfe-quote/README.md, "In a folder of its own": no file of the workspace is used, and no browser is needed.

const COPY = 'src/features/quote-request/quote-request.copy.ts';
const OLD = 'Tell us what you have in mind.';
const NEW = 'Tell us what you need.';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let registry: KitRegistry;
let team: TeamFolder;
let store: string;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  registry = await startKitRegistry(['mfe-quote']);
  team = createTeamFolder(registry);
  team.unpack(registry.find('mfe-quote').file);
  store = join(team.dir, '.store');
  await writeJournal(store, [await publishNewest(store)]);
  const installed = await team.run('npm install');
  expect(installed, installed.output).toMatchObject({ exitCode: 0 });
});
test.afterAll(() => {
  team?.remove();
  registry?.close();
});

test("the remote is packed with its sources and without the workspace's builds", {
  tag: ['@quote', '@own-stack', '@nightly'],
}, () => {
  const { files } = registry.find('mfe-quote');
  expect(files.filter(file => /\.(build|releases|source-maps)\//.test(file))).toEqual([]);
});

test('types are checked, unit tests pass and a release is built in the folder alone', {
  tag: ['@quote', '@own-stack', '@nightly'],
}, async () => {
  const file = join(team.dir, COPY);
  writeFileSync(file, readFileSync(file, 'utf8').replace(OLD, NEW));
  const [types, tests, build] = await Promise.all(
    ['npm run check', 'npm test -- contact-draft', 'npm run build'].map(command => team.run(command)),
  );
  expect(types, types?.output).toMatchObject({ exitCode: 0 });
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

test('the remote is developed in the shell of a store, with the data of a running site', {
  tag: ['@quote', '@own-stack', '@nightly'],
}, async ({ baseURL }) => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const dev = team.start(`npx carefare dev --store ${store} --site ${baseURL} --port ${port}`);
  await expect.poll(dev.output, { timeout: 60_000 }).toContain(`ready for development at ${url}`);
  const read = async (path: string) => (await fetch(url + path)).text();
  expect(await read('/contact')).toContain(NEW);
  // The others come from the store.
  expect(await read('/treatments')).toContain(`data-release="${latestRelease('mfe-catalogue')}"`);
  const session = await fetch(`${url}/api/journey/start/unknown`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ country: 'UK' }),
  });
  expect(session.status).toBe(200);
  await dev.stop();
  await expect.poll(dev.output).toContain('all processes have ended');
});

test('the team publishes, checks, promotes and rolls back from its folder', {
  tag: ['@quote', '@own-stack', '@nightly'],
}, async () => {
  const carefare = (args: string) => team.run(`npx carefare ${args}`, { RELEASE_STORE: store });
  const digest = readFileSync(join(team.dir, '.releases/latest'), 'utf8');
  const commands = [
    ['publish', `quote ${digest} is published, and not live yet: carefare promote quote ${digest}`],
    [`check quote ${digest}`, `quote ${digest} may go live: `],
    [`promote quote ${digest} --reason "clearer words" --by quote`, `quote ${digest} is live with entry 2`],
    ['rollback quote', `quote ${latestRelease('mfe-quote')} is live with entry 3`],
  ] as const;
  for (const [command, said] of commands)
    expect(await carefare(command)).toMatchObject({ exitCode: 0, output: expect.stringContaining(said) });
});

test('a title, a new page, a moved page and all of it taken back: four promotions, and no shell is released', {
  tag: ['@quote', '@own-stack', '@nightly'],
}, async () => {
  const site = await startStoreSite({ shells: 1 });
  const [url] = site.urls;
  const description = join(team.dir, 'src/remote.ts');
  const [before, latest] = [readFileSync(description, 'utf8'), join(team.dir, '.releases/latest')];
  const edit = (from: string, to: string) =>
    writeFileSync(
      description,
      readFileSync(description, 'utf8').replace(from, () => to),
    );
  const carefare = async (args: string) =>
    expect(await team.run(`npx carefare ${args}`, { RELEASE_STORE: site.store })).toMatchObject({
      exitCode: 0,
    });
  /** Builds, publishes and promotes, and waits until visitors have it. */
  const promote = async (): Promise<void> => {
    const [live] = await site.compositionIds();
    expect(await team.run('npm run build')).toMatchObject({ exitCode: 0 });
    await carefare('publish');
    await carefare(`promote quote ${readFileSync(latest, 'utf8')} --reason "a page" --by quote`);
    await expect.poll(site.compositionIds, { timeout: 30_000 }).not.toEqual([live]);
  };
  const get = async (path: string) => {
    const response = await fetch(url + path, { redirect: 'manual' });
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    };
  };

  edit("title: 'Request a Personalised Quote'", "title: 'Ask for a Quote of Your Own'");
  edit("title: 'Request a personalised quote'", "title: 'A quote of your own'");
  const pictureBefore = (await get('/_social/contact.png')).text;
  await promote();
  expect((await get('/contact')).text).toContain('<title>Ask for a Quote of Your Own | Carefare</title>');
  expect((await get('/_social/contact.png')).text).not.toBe(pictureBefore);

  writeFileSync(
    join(team.dir, 'src/exposes/hours.tsx'),
    `import type { ExposedPage } from 'shared-contracts';
import { PageHero } from 'shared-contracts/ui';

export const page: ExposedPage = { Component: () => <PageHero title="When we answer" /> };
`,
  );
  const social = "social: { title: 'When we answer', text: 'On working days.' }";
  const row = `{ path: '/contact/hours', expose: 'hours', name: 'Hours', title: 'When We Answer', description: 'On working days.', ${social} }`;
  edit('  pages: [', `  pages: [\n    ${row},`);
  await promote();
  expect((await get('/contact/hours')).text).toMatch(/<h1[^>]*>When we answer</);
  expect((await get('/sitemap.xml')).text).toContain('/contact/hours</loc>');
  expect((await get('/_social/contact/hours.png')).status).toBe(200);

  edit("path: '/contact/hours'", "path: '/contact/opening', formerly: ['/contact/hours']");
  await promote();
  expect(await get('/contact/hours?a=b')).toMatchObject({ status: 301, location: '/contact/opening?a=b' });
  expect((await get('/contact/opening')).status).toBe(200);
  const sitemap = (await get('/sitemap.xml')).text;
  expect([sitemap.includes('/contact/hours<'), sitemap.includes('/contact/opening<')]).toEqual([false, true]);

  writeFileSync(description, before);
  rmSync(join(team.dir, 'src/exposes/hours.tsx'));
  const manifest = join(team.dir, 'package.json');
  const { carefare: own, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  const removes = ['/contact/opening', '/contact/hours', 'hours'];
  writeFileSync(manifest, JSON.stringify({ ...rest, carefare: { ...own, removes } }));
  await promote();
  expect((await get('/contact')).text).toContain('<title>Request a Personalised Quote | Carefare</title>');
  for (const path of ['/contact/hours', '/contact/opening', '/_social/contact/opening.png'])
    expect((await get(path)).status, path).toBe(404);
  await site.remove();
});

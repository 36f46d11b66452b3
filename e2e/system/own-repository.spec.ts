import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from 'e2e-stack';
import { type KitRegistry, kit, startKitRegistry } from '../support/kit-registry.ts';
import { waitUntilReady } from '../support/navigation.ts';
import { startStoreSite } from '../support/store-site.ts';
import { createTeamFolder, type TeamFolder } from '../support/team-folder.ts';
import { expect, test } from '../support/test.ts';

// A fourth team begins: the commands are those of the README that it gets, with npm alone.

const REMOTE = 'mfe-reviews';
/** Lines that the team owns, beside README, workflow and lockfile. */
const LINES_MAX = 130;

const tag = ['@shell', '@own-stack', '@nightly'];

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let registry: KitRegistry;
let team: TeamFolder;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  registry = await startKitRegistry();
  team = createTeamFolder(registry);
});
test.afterAll(() => {
  team?.remove();
  registry?.close();
});

const run = async (command: string, env?: Record<string, string>, below = REMOTE): Promise<string> => {
  const { exitCode, output } = await team.run(command, env, below);
  expect(exitCode, output).toBe(0);
  return output;
};

test('the packages of the kit are packed clean, and can be published', { tag }, () => {
  for (const name of kit) {
    const { file, manifest, files } = registry.find(name);
    expect(JSON.stringify(manifest), name).not.toMatch(/"(workspace|catalog|file):/);
    expect(
      files.filter(path => /(?<!\.d)\.tsx?$|node_modules/.test(path) && !path.includes('/template/')),
    ).toEqual([]);
    const releases = new Set(files.flatMap(path => /\.releases\/([0-9a-f]{16})\//.exec(path)?.[1] ?? []));
    expect(releases.size, `${name} has no releases but the shell's one`).toBe(
      name === '@carefare/shell' ? 1 : 0,
    );
    execFileSync('npm', ['publish', '--dry-run', file], { stdio: 'pipe' });
  }
  expect(registry.find('shared-contracts').files).toEqual(
    expect.arrayContaining([
      'package/CHANGELOG.md',
      'package/.build/index.d.ts',
      'package/.build/ui/styles.css',
    ]),
  );
});

test('a repository is written in an empty folder; its checks pass, in a browser too', { tag }, async () => {
  await run('npx -y @carefare/release create reviews --page /reviews --slot home.more', {}, '.');
  const files = globSync(['**/*', '.gitignore'], { cwd: join(team.dir, REMOTE), withFileTypes: true });
  const owned = files.filter(file => file.isFile() && file.name !== 'README.md');
  const lines = owned.flatMap(({ parentPath, name }) =>
    readFileSync(join(parentPath, name), 'utf8').trimEnd().split('\n'),
  );
  expect(lines.length).toBeLessThanOrEqual(LINES_MAX);

  await run('npm install');
  await run('npm run check');
  expect(await run('npm test')).toMatch(/Tests .*2 passed/);
});

test('it is developed in the released shell: what is saved is on the page, and faults are named there', {
  tag,
}, async ({ page }) => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const dev = team.start(`npm run dev -- --port ${port}`, REMOTE);
  await expect.poll(dev.output, { timeout: 60_000 }).toContain(`ready for development at ${url}`);
  await page.goto(`${url}/reviews`);
  await waitUntilReady(page, 'reviews/page');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' })).toBeVisible();

  const copy = join(team.dir, REMOTE, 'src/reviews.copy.ts');
  const source = readFileSync(copy, 'utf8');
  writeFileSync(copy, source.replace("'Reviews'", "'What they say'"));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What they say');
  const banner = page.getByRole('alert').filter({ hasText: 'reviews.copy.ts' });
  writeFileSync(copy, `${source}const wrong: string = 1;\n`);
  await expect(banner).toContainText('error TS2322');
  writeFileSync(copy, source);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews');
  await page.close();
  await dev.stop();
  await expect.poll(dev.output).toContain('all processes have ended');
});

test('it is released, seen in a channel, made live and taken out, from its folder', { tag }, async () => {
  const site = await startStoreSite({ shells: 1, env: { PREVIEWS: '1' } });
  const [url] = site.urls;
  const env = { RELEASE_STORE: site.store, PREVIEW_SITE: url };
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  expect(await run('npm run release', env)).toContain(
    `--channel next --reason "…", then ${url}/_channel/next`,
  );
  const digest = readFileSync(join(team.dir, REMOTE, '.releases/latest'), 'utf8');
  const promote = `npx carefare promote reviews ${digest}`;
  expect(await run(`${promote} --new --channel next --reason "a look first"`, env)).toContain(
    `${url}/_channel/next`,
  );
  await expect.poll(() => statusOf('/_channel/next')).toBe(200);
  expect(await statusOf('/reviews')).toBe(404);
  await run(`${promote} --new --reason "the first"`, env);
  await expect.poll(() => statusOf('/reviews'), { timeout: 30_000 }).toBe(200);
  await run('npx carefare retire reviews --reason "it was a test"', env);
  await expect.poll(() => statusOf('/reviews'), { timeout: 30_000 }).toBe(404);
  await site.remove();
});

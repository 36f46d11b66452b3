import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, type KitRegistry, kit, startKitRegistry } from 'e2e-stack';
import { visit, waitUntilReady } from '../support/navigation.ts';
import { readSitemap } from '../support/sitemap.ts';
import { type StoreSite, startStoreSite } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';
import { followGuide, type Meanwhile, readBlocks } from './for-teams/follow-guide.ts';
import { createTeamFolder, type TeamFolder } from './for-teams/team-folder.ts';

// The way of a team, as its guide has it: every command in order, in an empty folder, with npm alone.

const REMOTE = 'mfe-reviews';
/** Lines that the team owns, beside README, workflow and lockfile. */
const LINES_MAX = 130;

const guide = readBlocks('shared-contracts/docs/for-teams.md');

test.describe.configure({ mode: 'serial' });

let registry: KitRegistry;
let team: TeamFolder;
let site: StoreSite;
let url: string;
let port: number;
test.beforeAll(async () => {
  [registry, site] = await Promise.all([
    startKitRegistry(),
    startStoreSite({ shells: 1, env: { PREVIEWS: '1' } }),
  ]);
  [url] = site.urls;
  port = await findFreePort();
  team = createTeamFolder(registry);
});
test.afterAll(async () => {
  // Hundreds of packages are removed.
  team?.remove();
  registry?.close();
  await site?.remove();
});

const file = (path: string) => join(team.dir, REMOTE, path);
const edit = (path: string, from: string, to: string): void => {
  const source = readFileSync(file(path), 'utf8');
  expect(source).toContain(from);
  writeFileSync(
    file(path),
    source.replace(from, () => to),
  );
};
const withoutName = (text = '') => text.slice(text.indexOf('\n') + 1);
/** Writes the file that a block of the guide names in its first line. */
const writeNamed = (text = ''): void => {
  const [, path = ''] = /^\/\/ (.+)\n/.exec(text) ?? [];
  writeFileSync(file(path), withoutName(text));
};
const statusOf = async (path: string) => (await fetch(url + path)).status;

const follow = (section: string, meanwhile?: Meanwhile) => {
  const exported = { REGISTRY: registry.url, RELEASE_STORE: site.store, SITE: url, PREVIEW_SITE: url };
  return followGuide(section, { guide, team, remote: REMOTE, exported, port }, meanwhile);
};

test('the packages of the kit are packed clean, and can be published', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, () => {
  for (const name of kit) {
    const { file: tarball, manifest, files } = registry.find(name);
    expect(JSON.stringify(manifest), name).not.toMatch(/"(workspace|catalog|file):/);
    const sources = files.filter(path => /(?<!\.d)\.tsx?$|node_modules/.test(path));
    expect(sources.filter(path => !path.includes('/template/'))).toEqual([]);
    const releases = new Set(files.flatMap(path => /\.releases\/([0-9a-f]{16})\//.exec(path)?.[1] ?? []));
    expect(releases.size, `releases in ${name}`).toBe(name === '@carefare/shell' ? 1 : 0);
    expect(name).toMatch(/^@carefare\//);
    expect(JSON.stringify(manifest), name).not.toMatch(/"shared-contracts":"(?!npm:@carefare\/)/);
    execFileSync('npm', ['publish', '--dry-run', tarball], { stdio: 'pipe' });
  }
  expect(registry.find('@carefare/shared-contracts').files).toEqual(
    expect.arrayContaining([
      'package/CHANGELOG.md',
      'package/.build/index.d.ts',
      'package/.build/ui/styles.css',
    ]),
  );
});

test('the first hour: a repository, and the released shell with what is saved and with what is wrong', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async ({ page }) => {
  let isFirst = true;
  const develop = async () => {
    await page.goto(`http://127.0.0.1:${port}/reviews`);
    await waitUntilReady(page, 'reviews/page');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' })).toBeVisible();
    const others = await (await fetch(`http://127.0.0.1:${port}/treatments`)).text();
    // The second time beside what is live.
    expect(others.includes('data-remote="catalogue"')).toBe(!isFirst);
    isFirst = false;

    const heading = page.getByRole('heading', { level: 1 });
    const copy = 'src/reviews.copy.ts';
    edit(copy, "title: 'Reviews'", "title: 'What they say'");
    await expect(heading).toHaveText('What they say');
    edit(copy, "title: 'What they say'", "title: 'Reviews'");
    await expect(heading).toHaveText('Reviews');
    const banner = page.getByRole('alert').filter({ hasText: 'reviews.copy.ts' });
    edit(copy, 'export const copy', 'const wrong: string = 1;\nexport const copy');
    // The compiler of a busy machine takes its time.
    await expect(banner).toContainText('error TS2322', { timeout: 60_000 });
    edit(copy, 'const wrong: string = 1;\n', '');
    await expect(banner).toBeHidden({ timeout: 60_000 });
    await page.goto('about:blank');
  };
  expect(await follow('First hour', { develop })).toMatch(/Tests .*2 passed/);

  const files = globSync(['*', '.gitignore', 'src/**', 'test/**'], { cwd: file('.'), withFileTypes: true });
  const owned = files.filter(
    each => each.isFile() && !['README.md', 'package-lock.json'].includes(each.name),
  );
  const lines = owned.flatMap(each =>
    readFileSync(join(each.parentPath, each.name), 'utf8').trimEnd().split('\n'),
  );
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.length).toBeLessThanOrEqual(LINES_MAX);
});

test('the first release: a channel, and live', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const written = await follow('First release');
  expect(written).toContain('may go live: ');
  expect(written).toContain(`It is seen at ${url}/_channel/reviews-main`);
  expect(written).toContain('The channel reviews-main is closed: it is live.');
  await expect.poll(() => statusOf('/reviews')).toBe(200);
});

test('a new page, by the file and the row of the guide, for a share of visitors first', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const section = 'Another title, a new page, a page that moves';
  const [page, row] = guide.filter(block => block.section === section && block.language.startsWith('ts'));
  writeNamed(page?.text);
  edit('src/remote.ts', '  pages: [\n', `  pages: [\n${withoutName(row?.text)}`);
  expect(await follow(section)).toContain('for 10 % of visitors is live');
  await expect.poll(() => statusOf('/reviews/rules')).toBe(200);
  const sitemap = await readSitemap(url);
  expect(sitemap).toContain('/reviews/rules</loc>');
});

test('a part in a page of another team, by the file and the row of the guide', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const section = "A part in another team's page";
  const [part, row] = guide.filter(block => block.section === section && block.language.startsWith('ts'));
  writeNamed(part?.text);
  edit('src/remote.ts', '  widgets: [', `  widgets: [\n${withoutName(row?.text)}`);
  expect(await follow(section)).toContain('is live');
  const html = async () => (await fetch(`${url}/treatments/hip-replacement`)).text();
  await expect.poll(html).toContain('What patients say');
  expect(await html()).toMatch(/About (?:<!-- -->)?hip-replacement/);
});

test('a bad release, found and rolled back; and leaving', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async ({ page, expectLog }) => {
  expectLog(/practice/);
  edit('src/exposes/page.tsx', 'count + 1', "JSON.parse('practice')");
  const good = await site.compositionIds();
  const reported = () => site.readLog().find(line => line.includes('"frames"'));
  const before = async (command: string) => {
    if (!command.startsWith('npx carefare rollback')) return;
    await expect.poll(site.compositionIds).not.toEqual(good);
    await visit(page, `${url}/reviews`);
    await waitUntilReady(page, 'reviews/page');
    await page.getByRole('button', { name: 'Is this helpful?' }).click();
    await expect.poll(reported).toBeDefined();
    writeFileSync(file('error.log'), reported() ?? '');
  };
  const written = await follow('A bad release', { before });
  expect(written).toMatch(/src\/exposes\/page\.tsx:\d+/);
  await follow('Leaving');
  await expect.poll(() => statusOf('/reviews')).toBe(410);
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KitRegistry, startKitRegistry } from '../support/kit-registry.ts';
import { createTeamFolder, type TeamFolder } from '../support/team-folder.ts';
import { expect, test } from '../support/test.ts';

// Follows mfe-quote/README.md, "In a folder of its own": no file of the workspace is used, and no browser is needed.

const COPY = 'src/features/quote-request/quote-request.copy.ts';
const OLD = 'Tell us what you have in mind.';
const NEW = 'Tell us what you need.';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let registry: KitRegistry;
let team: TeamFolder;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  registry = await startKitRegistry(['mfe-quote']);
  team = createTeamFolder(registry);
  team.unpack(registry.find('mfe-quote').file);
  writeFileSync(join(team.dir, '.npmrc'), `@carefare:registry=${registry.url}\n`);
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

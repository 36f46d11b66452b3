import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChangedRelease, changedRelease, tamper } from '../support/changed-release.ts';
import { type OwnStack, ownStack } from '../support/own-stack.ts';
import { expect, test } from '../support/test.ts';
import { live, part, visit } from '../support/visit.ts';

const OLD = 'Find your treatment, see its whole cost';
const NEW = 'Every treatment, with its whole cost';

let stack: OwnStack;
let changed: ChangedRelease;

test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.beforeAll(async () => {
  [stack, changed] = await Promise.all([
    ownStack(),
    changedRelease('mfe-catalogue', {
      file: 'src/features/treatments/treatments.copy.ts',
      from: OLD,
      to: NEW,
    }),
  ]);
});
test.afterAll(async () => {
  await stack.remove();
  await changed.close();
});

const shellLog = () => readFileSync(join(stack.stateDir, 'logs/shell.log'), 'utf8');

test('a release with a wrong integrity, or a name that the contract lacks, is refused and the site goes on', async ({
  request,
}) => {
  const refused = async (
    name: string,
    sentence: RegExp,
    change: Parameters<typeof tamper>[1],
    integrity?: string,
  ) => {
    const variant = `${changed.dir}-${name}`;
    cpSync(changed.dir, variant, { recursive: true });
    tamper(variant, change);
    stack.promote('catalogue', {
      release: changed.release.replace(changed.digest, `${changed.digest}-${name}`),
      integrity,
    });
    await expect.poll(shellLog, { timeout: 15_000 }).toMatch(sentence);
    const answer = await request.get(`${stack.url}/treatments`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(OLD);
  };

  await refused(
    'name',
    /is refused: it uses \\"Carousel\\" of shared-contracts\/ui, which the contract 1\.0\.0 lacks\./,
    release => {
      release.uses = { 'shared-contracts/ui': ['Button', 'Carousel'] };
    },
  );
  await refused('node', /is refused: node\/index\.[0-9a-f]+\.cjs has a wrong integrity\./, release => {
    Object.assign(release.node as object, { integrity: `sha384-${'A'.repeat(64)}` });
  });
  await refused(
    'json',
    /is refused: its release\.json has a wrong integrity\./,
    () => undefined,
    `sha384-${'B'.repeat(64)}`,
  );
});

test('a changed remote is released while the shell runs: the next page has it, no request fails, an open page keeps its own', async ({
  page,
  context,
}) => {
  await visit(page, `${stack.url}/treatments`);
  await live(page, 'catalogue/treatments');
  const oldRelease = await part(page, 'catalogue/treatments').getAttribute('data-release');

  // Visitors keep coming while the release goes live.
  const statuses: number[] = [];
  const visits = new AbortController();
  const visitors = (async () => {
    while (!visits.signal.aborted) statuses.push((await fetch(`${stack.url}/treatments`)).status);
  })();
  stack.promote('catalogue', { release: changed.release });
  await expect
    .poll(async () => (await fetch(`${stack.url}/treatments`)).text(), { timeout: 20_000 })
    .toContain(NEW);
  visits.abort();
  await visitors;
  expect(statuses.length).toBeGreaterThan(5);
  expect(new Set(statuses)).toEqual(new Set([200]));

  const next = await context.newPage();
  await visit(next, `${stack.url}/treatments`);
  await live(next, 'catalogue/treatments');
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(NEW);
  expect(await part(next, 'catalogue/treatments').getAttribute('data-release')).toBe(changed.digest);

  // The page opened before: still the old release, and its lazy dialog comes from there.
  await page.bringToFront();
  expect(oldRelease).not.toBe(changed.digest);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD);
  const asked = page.waitForRequest(
    request => request.url().includes(`/${oldRelease}/`) && request.url().endsWith('.js'),
  );
  await page.getByRole('button', { name: 'Dental' }).first().click();
  await asked;
  await expect(page.getByRole('dialog', { name: 'All Dental treatments' })).toBeVisible();
});

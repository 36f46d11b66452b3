import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildChangedRelease, type ChangedRelease, tamper } from '../support/build-changed-release.ts';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import { remoteModule, visit, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const OLD = 'Find your treatment, see its whole cost';
const NEW = 'Every treatment, with its whole cost';

let stack: IsolatedStack;
let changed: ChangedRelease;

test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.beforeAll(async () => {
  [stack, changed] = await Promise.all([
    startIsolatedStack(),
    buildChangedRelease('mfe-catalogue', {
      file: 'src/features/treatments/treatments.copy.ts',
      from: OLD,
      to: NEW,
    }),
  ]);
});
test.afterAll(async () => {
  await stack.remove();
  await changed.remove();
});

const shellLog = () => readFileSync(join(stack.stateDir, 'logs/shell.log'), 'utf8');

const incompatible = [
  {
    variant: 'uses',
    fault: 'uses a name that the contract lacks',
    change: (release: Record<string, unknown>) => {
      release.uses = { 'shared-contracts/ui': ['Button', 'Carousel'] };
    },
    sentence:
      /is refused: it uses \\"Carousel\\" of shared-contracts\/ui, which the contract 1\.0\.0 lacks\./,
  },
  {
    variant: 'node',
    fault: 'has a node bundle with a wrong integrity',
    change: (release: Record<string, unknown>) => {
      const node = release.node as { file: string };
      const wrong = { integrity: `sha384-${'A'.repeat(64)}` };
      Object.assign(node, wrong);
      Object.assign((release.files as Record<string, object>)[node.file]!, wrong);
    },
    sentence: /is refused: node\/index\.[0-9a-f]+\.cjs has a wrong integrity\./,
  },
  {
    variant: 'json',
    fault: 'has a release.json with a wrong integrity',
    change: () => undefined,
    integrity: `sha384-${'B'.repeat(64)}`,
    sentence: /is refused: its release\.json has a wrong integrity\./,
  },
];

for (const { variant, fault, change, integrity, sentence } of incompatible) {
  test(`a release that ${fault} is refused, and the current release stays live`, async ({ request }) => {
    const dir = `${changed.dir}-${variant}`;
    cpSync(changed.dir, dir, { recursive: true });
    tamper(dir, change);
    const release = changed.release.replace(changed.digest, `${changed.digest}-${variant}`);
    stack.promote('catalogue', { release, integrity });
    await expect.poll(shellLog, { timeout: 15_000 }).toMatch(sentence);
    const response = await request.get(`${stack.url}/treatments`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(OLD);
  });
}

test('a release goes live while the shell runs: no request fails, and an open page keeps its own', async ({
  page,
  context,
}) => {
  await visit(page, `${stack.url}/treatments`);
  await waitUntilReady(page, 'catalogue/treatments');
  const oldRelease = await remoteModule(page, 'catalogue/treatments').getAttribute('data-release');

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
  await waitUntilReady(next, 'catalogue/treatments');
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(NEW);
  await expect(remoteModule(next, 'catalogue/treatments')).toHaveAttribute('data-release', changed.digest);

  // The page that was open before still has the old release, and loads its lazy dialog from there.
  await page.bringToFront();
  expect(oldRelease).not.toBe(changed.digest);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD);
  const dialogCode = page.waitForRequest(
    request => request.url().includes(`/${oldRelease}/`) && request.url().endsWith('.js'),
  );
  await page.getByRole('button', { name: 'Dental' }).first().click();
  await dialogCode;
  await expect(page.getByRole('dialog', { name: 'All Dental treatments' })).toBeVisible();
});

import { buildChangedRelease, type ChangedRelease } from '../support/build-changed-release.ts';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import { followHeaderLink, remoteModule, visit, waitUntilReady } from '../support/navigation.ts';
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

test('a release goes live while the shell runs: no request fails, and an open page keeps its own', {
  tag: ['@shell', '@own-stack'],
}, async ({ page, context }) => {
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

  // The page that was open before still has the old release, and loads code that it lacks from there.
  await page.bringToFront();
  expect(oldRelease).not.toBe(changed.digest);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD);
  const code = page.waitForRequest(
    request => request.url().includes(`/${oldRelease}/`) && request.url().endsWith('.js'),
  );
  await followHeaderLink(page, 'Destinations');
  await code;
  await waitUntilReady(page, 'catalogue/destinations');
  await expect(remoteModule(page, 'catalogue/destinations')).toHaveAttribute(
    'data-release',
    oldRelease ?? '',
  );
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findFreePort } from 'e2e-stack';
import { buildChangedRelease, type ChangedRelease } from '../support/build-changed-release.ts';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import {
  followHeaderLink,
  remoteModule,
  visit,
  waitForHydration,
  waitUntilReady,
} from '../support/navigation.ts';
import { fillRequired, resultOf, sendAtHumanPace, storedRequests } from '../support/quote-form.ts';
import { release as runRelease } from '../support/release-command.ts';
import { readShellLog } from '../support/shell-log.ts';
import { expect, test } from '../support/test.ts';

/** A release of the form that throws in browsers, but not on the server, for as long as `isBroken` is set there. */
const CONTACT = 'quote/contact';
const RENDER_ERROR = /failed to render|Hydration did not match|broken on purpose/;

let stack: IsolatedStack;
let changed: ChangedRelease;
let metricsPort: string;

test.describe.configure({ timeout: 120_000 });
test.beforeAll(async () => {
  changed = await buildChangedRelease('mfe-quote', {
    file: 'src/exposes/contact.tsx',
    from: 'function Contact({ state, flash }: PageProps) {',
    to: `function Contact({ state, flash }: PageProps) {
  const page = globalThis as { isBroken?: boolean; trials?: number };
  if (page.isBroken) {
    page.trials = (page.trials ?? 0) + 1;
    throw new Error('broken on purpose');
  }`,
  });
  metricsPort = String(await findFreePort());
  stack = await startIsolatedStack({
    releases: { quote: { release: changed.release } },
    env: { shell: { METRICS_PORT: metricsPort } },
  });
});
test.afterAll(async () => {
  await stack.remove();
  await changed.remove();
});

const breakForm = (page: Page) => page.addInitScript(() => Object.assign(globalThis, { isBroken: true }));
const mendForm = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isBroken: false }));

/** Waits until the page has tried the form once more. */
async function waitForTrial(page: Page): Promise<void> {
  const count = () => page.evaluate(() => (globalThis as { trials?: number }).trials ?? 0);
  const before = await count();
  await expect.poll(count, { timeout: 30_000 }).toBeGreaterThan(before);
}

test('a form that throws at its first render stays the server’s form, posts, and is not ready', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, expectLog }) => {
  expectLog(RENDER_ERROR);
  await breakForm(page);
  await page.goto(`${stack.url}/contact`);
  await waitForHydration(page);
  const name = await fillRequired(page);
  await expect(remoteModule(page, CONTACT)).not.toHaveAttribute('data-ready');
  await expect(remoteModule(page, CONTACT)).not.toHaveAttribute('data-fallback');
  // Trials in the background leave the form alone.
  await waitForTrial(page);
  await waitForTrial(page);
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await sendAtHumanPace(page);
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  expect(storedRequests(name, stack.databaseFile)).toHaveLength(1);
});

test('its error is told: log, status and metrics name remote and release, and its place in the sources is found', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, expectLog }) => {
  expectLog(RENDER_ERROR);
  await breakForm(page);
  const operators = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`);
  await page.goto(`${stack.url}/contact?treatment=hip-replacement`);
  await waitForHydration(page);
  const names = { kind: 'render', remote: 'quote', release: changed.digest, module: CONTACT };
  const told = () => readShellLog(stack).find(({ msg, kind }) => msg === 'page error' && kind === 'render');
  await expect.poll(told).toMatchObject({ ...names, page: CONTACT, message: 'Error: broken on purpose' });
  expect(JSON.stringify(told())).not.toContain('hip');

  const status = await (await operators('/_composition/status?format=json')).json();
  expect(status.releases.quote).toBe(changed.digest);
  const [live] = status.counts;
  expect(live.views).toBeGreaterThan(0);
  expect(live.errors).toContainEqual(
    expect.objectContaining({ kind: 'render', remote: 'quote', release: changed.digest }),
  );
  expect(status.reports.map(({ report }: { report: object }) => report)).toContainEqual(
    expect.objectContaining(names),
  );
  const metrics = await (await operators('/metrics')).text();
  expect(metrics).toContain(
    `shell_page_errors_total{remote="quote",release="${changed.digest}",kind="render"} `,
  );

  const store = join(stack.stateDir, 'store');
  const line = join(stack.stateDir, 'report.log');
  writeFileSync(line, JSON.stringify(told()));
  await runRelease(['publish', join(changed.dir, '../..')], store);
  const { stdout } = await runRelease(['resolve', line], store);
  expect(stdout).toMatch(
    /^quote \w{16}: render in quote\/contact: .*\n {2}mfe-quote\/src\/exposes\/contact\.tsx:\d+:\d+/,
  );
});

test('it becomes live by itself once it renders, and keeps what was typed before and after hydration', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, expectLog }) => {
  expectLog(RENDER_ERROR);
  await breakForm(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/main\./, async route => {
    if (route.request().resourceType() === 'script') await released;
    await route.continue();
  });
  await page.goto(`${stack.url}/contact`, { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Ana');
  release();
  await waitForHydration(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana');
  await page.getByLabel('Notes').pressSequentially('two weeks');
  await mendForm(page);
  await waitUntilReady(page, CONTACT);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana');
  await expect(page.getByLabel('Notes')).toHaveValue('two weeks');
  await expect(page.getByLabel('Notes')).toBeFocused();
});

test('a form that throws later, or after a navigation, shows its fallback and comes back with what was typed', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, expectLog }) => {
  expectLog(RENDER_ERROR);
  await visit(page, `${stack.url}/about`);
  await page.evaluate(() => Object.assign(globalThis, { isBroken: true }));
  await followHeaderLink(page, 'Contact Us');
  const contact = remoteModule(page, CONTACT);
  await expect(contact).toHaveAttribute('data-fallback', '');
  await expect(contact).not.toHaveAttribute('data-ready');
  await expect(page.getByRole('main').getByText('hello@carefare.example').first()).toBeVisible();
  await mendForm(page);
  await waitUntilReady(page, CONTACT);
  await expect(contact).not.toHaveAttribute('data-fallback');
  await page.getByLabel('Full Name').fill('Ana');

  await page.evaluate(() => Object.assign(globalThis, { isBroken: true }));
  // A new entry for the same page renders it again.
  await followHeaderLink(page, 'Contact Us');
  await expect(contact).toHaveAttribute('data-fallback', '');
  await expect(contact).not.toHaveAttribute('data-ready');
  await mendForm(page);
  await waitUntilReady(page, CONTACT);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana');
});

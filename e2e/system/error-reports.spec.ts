import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from 'e2e-stack';
import type { ChangedRelease } from '../support/build-changed-release.ts';
import { buildFailingForm } from '../support/failing-form.ts';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import { waitForHydration } from '../support/navigation.ts';
import { release as runRelease } from '../support/release-command.ts';
import { readShellLog } from '../support/shell-log.ts';
import { expect, test } from '../support/test.ts';

const CONTACT = 'quote/contact';

let stack: IsolatedStack;
let changed: ChangedRelease;
let metricsPort: string;

test.describe.configure({ timeout: 120_000 });
test.beforeAll(async () => {
  changed = await buildFailingForm();
  metricsPort = String(await findFreePort());
  stack = await startIsolatedStack({
    releases: { quote: changed.release },
    env: { shell: { METRICS_PORT: metricsPort } },
  });
});
test.afterAll(async () => {
  await stack?.remove();
  await changed?.remove();
});

test('an error in a browser is told: log and metrics name remote and release, and its place in the sources is found', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, expectLog }) => {
  expectLog(/failed to render|Hydration did not match|broken on purpose/);
  const operators = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`);
  await page.goto(`${stack.url}/contact?treatment=hip-replacement#fail`);
  await waitForHydration(page);
  const names = { kind: 'render', remote: 'quote', release: changed.digest, where: CONTACT };
  const told = () => readShellLog(stack).find(({ kind }) => kind === 'render');
  await expect.poll(told).toMatchObject({ ...names, reason: 'Error' });
  expect(JSON.stringify(told())).not.toContain('hip');

  const metrics = await (await operators('/metrics')).text();
  expect(metrics).toContain(`remote="quote",release="${changed.digest}",kind="render"} `);

  const store = join(stack.stateDir, 'store');
  const line = join(stack.stateDir, 'report.log');
  writeFileSync(line, JSON.stringify(told()));
  await runRelease(['publish', '--create', join(changed.dir, '../..')], store);
  const { stdout } = await runRelease(['resolve', line], store);
  expect(stdout).toMatch(
    /^quote \w{16}: render in quote\/contact: .*\n {2}mfe-quote\/src\/exposes\/contact\.tsx:\d+:\d+/,
  );
});

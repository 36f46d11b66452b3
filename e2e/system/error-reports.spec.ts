import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShellLog } from '../support/isolated-stack.ts';
import { visit } from '../support/navigation.ts';
import { release as runRelease } from '../support/release-command.ts';
import { test, type WatchedSite } from '../support/shared-sites.ts';
import { expect } from '../support/test.ts';

const CONTACT = 'quote/contact';

let stack: WatchedSite;
test.beforeEach(({ watchedSite }) => {
  stack = watchedSite;
});

test('an error in a browser is told: log and metrics name remote and release, and its place in the sources is found', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, expectLog }) => {
  expectLog(/failed to render|Hydration did not match|broken on purpose/);
  const { digest, dir } = stack.failing;
  await visit(page, `${stack.url}/contact?treatment=hip-replacement#fail`);
  const names = { kind: 'render', remote: 'quote', release: digest, where: CONTACT };
  const told = () => readShellLog(stack).find(({ kind }) => kind === 'render');
  await expect.poll(told).toMatchObject({ ...names, reason: 'Error' });
  expect(JSON.stringify(told())).not.toContain('hip');

  expect(await stack.readMetrics()).toContain(`remote="quote",release="${digest}",kind="render"} `);

  const store = join(stack.stateDir, 'store');
  const line = join(stack.stateDir, 'report.log');
  writeFileSync(line, JSON.stringify(told()));
  await runRelease(['publish', '--create', join(dir, '../..')], store);
  const { stdout } = await runRelease(['resolve', line], store);
  expect(stdout).toMatch(
    /^quote \w{16}: render in quote\/contact: .*\n {2}mfe-quote\/src\/exposes\/contact\.tsx:\d+:\d+/,
  );
});

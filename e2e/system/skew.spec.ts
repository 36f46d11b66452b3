import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeLive, openBuild, openStore } from '@carefare/release';
import { fillStore, newestBuild } from 'e2e-stack';
import { forgeRelease } from '../support/forge-release.ts';
import { release } from '../support/release-command.ts';
import { expect, test } from '../support/test.ts';

test('old and new releases run together: what works, what is refused, what fails and why', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const store = mkdtempSync(join(tmpdir(), 'carefare-skew-spec-'));
  const noisy = forgeRelease('catalogue', draft => draft.atImportInBrowser("console.error('a stray error')"));
  const greedy = forgeRelease('quote', draft => {
    draft.release.uses['shared-contracts/ui'] = ['Carousel'];
  });
  const live = openStore(store);
  // The shell, three remotes; then one is replaced and another one, which replaces it, comes back.
  await fillStore(live, { releases: { catalogue: noisy.dir } });
  await makeLive(live, newestBuild('mfe-catalogue'));
  await makeLive(live, openBuild(greedy.dir));

  const table = await release(['skew', '4', '6'], store);
  expect([table.exitCode, table.stderr]).toEqual([1, '']);
  expect(table.stdout).toMatch(/^Entry 4 and entry 6: 4 combinations\nshell  old remotes +fails\n/);
  expect(table.stdout).toMatch(/\n1 work, 2 refused, 1 fail\n$/);

  const { exitCode, stdout } = await release(['--json', 'skew', '4', '6'], store);
  expect(exitCode).toBe(1);
  const stray = new RegExp(`^catalogue ${noisy.digest}: / makes the browser's console say "a stray error`);
  const carousel = new RegExp(
    `^quote ${greedy.digest} is refused: it uses "Carousel" of shared-contracts/ui`,
  );
  expect(JSON.parse(stdout)).toMatchObject([
    {
      shell: 'same',
      moved: [],
      result: 'fails',
      reasons: expect.arrayContaining([expect.stringMatching(stray)]),
    },
    { moved: ['catalogue'], result: 'works', reasons: [] },
    { moved: ['quote'], result: 'refused', reasons: [expect.stringMatching(carousel)] },
    { moved: ['catalogue', 'quote'], result: 'refused' },
  ]);
  for (const { remove } of [noisy, greedy]) remove();
  rmSync(store, { recursive: true });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, publish } from '@carefare/release';
import { fillStore, findFreePort, latestRelease } from 'e2e-stack';
import { forgeRelease } from '../support/forge-release.ts';
import { createStoreSite, type StoreSite } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';

let dir: string;
let site: StoreSite;

test.describe.configure({ timeout: 180_000 });

test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-journal-'));
  const store = join(dir, 'store');
  await fillStore(store);
  // No page is opened, so that no API is needed.
  const apiUrl = `http://127.0.0.1:${await findFreePort()}`;
  site = createStoreSite({ name: 'shell', store, apiUrl, dir });
  await site.startShell(0);
  await site.startShell(1);
});
test.afterAll(async () => {
  await site.stop();
  rmSync(dir, { recursive: true, force: true });
});

test('a malformed entry leaves the live composition, and the log names it', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const before = await site.compositionIds();
  const journal = join(site.store, 'live');
  const number = readdirSync(journal).length + 1;
  const file = join(journal, `${String(number).padStart(6, '0')}.json`);
  writeFileSync(file, '{"schema":1}');
  for (const { logFile } of site.shells)
    await expect
      .poll(() => readFileSync(logFile, 'utf8'), { timeout: 60_000 })
      .toContain(`Entry ${number} of the journal is malformed at shell`);
  expect(await site.compositionIds()).toEqual(before);
  expect(await site.promote('catalogue', latestRelease('mfe-catalogue'))).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('malformed'),
  });
  rmSync(file);
});

test('a release of the shell is refused when it lacks a name that a live remote uses', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const forged = await forgeRelease('quote', draft => {
    draft.release.uses['shared-contracts/ui'] = ['Carousel'];
  });
  await publish(openStore(site.store), forged.dir);
  const journal = join(site.store, 'live');
  const [newest = ''] = readdirSync(journal).toSorted().toReversed();
  const entry = JSON.parse(readFileSync(join(journal, newest), 'utf8'));
  entry.remotes.quote = { digest: forged.digest, integrity: forged.entry.integrity };
  const file = join(journal, `${String(Number.parseInt(newest, 10) + 1).padStart(6, '0')}.json`);
  writeFileSync(file, JSON.stringify(entry));
  expect(await site.promote('shell', latestRelease('shell'))).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(
      new RegExp(
        `^quote ${forged.digest} is refused: it uses "Carousel" of shared-contracts/ui, which the contract`,
      ),
    ),
  });
  rmSync(file);
  await forged.remove();
});

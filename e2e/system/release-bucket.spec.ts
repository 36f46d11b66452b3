import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, publish } from '@carefare/release';
import { startS3Server } from '@carefare/release/s3-server';
import { latestRelease, startApi } from 'e2e-stack';
import { buildChangedRelease } from '../support/build-changed-release.ts';
import { forgeRelease } from '../support/forge-release.ts';
import { createStoreSite } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 180_000 });

test('from an empty S3-compatible bucket two shells serve what the command makes live, and earlier files after a restart', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-bucket-'));
  const [s3, api] = await Promise.all([startS3Server(), startApi(dir)]);
  const changed = await buildChangedRelease('mfe-catalogue', {
    file: 'src/features/treatments/treatments.copy.ts',
    from: 'Find your treatment, see its whole cost',
    to: 'Every treatment, with its whole cost',
  });
  const neverLive = await forgeRelease('quote', () => undefined);
  const store = 's3://releases/carefare';
  const site = createStoreSite({ name: 'bucket', store, env: s3.environment, apiUrl: api.url, dir });
  try {
    expect((await site.command(['history'])).stdout).toBe('The journal is empty.\n');
    for (const name of ['shell', 'mfe-catalogue']) {
      expect(await site.command(['publish', name])).toMatchObject({ exitCode: 0 });
      expect(await site.promote(name, latestRelease(name))).toMatchObject({ exitCode: 0 });
    }
    await site.startShell(0);
    await site.startShell(1);
    const [first = '', ...others] = await site.compositionIds();
    expect(others).toEqual([first]);

    expect(await site.command(['publish', join(changed.dir, '../..')])).toMatchObject({ exitCode: 0 });
    expect(await site.promote('catalogue', changed.digest)).toMatchObject({ exitCode: 0 });
    const isAgreed = async () => new Set(await site.compositionIds()).size === 1;
    const newest = async () => (await site.compositionIds())[0];
    await expect.poll(newest, { timeout: 60_000 }).not.toBe(first);
    await expect.poll(isAgreed, { timeout: 60_000 }).toBe(true);
    expect(await site.command(['rollback', 'catalogue'])).toMatchObject({ exitCode: 0 });
    await expect.poll(() => site.compositionIds(), { timeout: 60_000 }).toEqual([first, first]);

    // Nothing of an earlier release is in the memory of a shell that has just started.
    const [shell] = site.shells;
    if (!shell) throw new Error('a shell was started');
    await shell.process.stop();
    await site.startShell(0, Number(new URL(shell.url).port));
    const folder = `${shell.url}/_releases/catalogue/${changed.digest}`;
    const manifest = readFileSync(join(changed.dir, 'release.json'), 'utf8');
    for (const path of ['release.json', JSON.parse(manifest).web.file])
      expect(await (await fetch(`${folder}/${path}`)).text()).toBe(
        readFileSync(join(changed.dir, path), 'utf8'),
      );
    await publish(openStore(store, s3.environment), neverLive.dir);
    const { status } = await fetch(`${shell.url}/_releases/quote/${neverLive.digest}/release.json`);
    expect(status).toBe(404);
  } finally {
    await site.stop();
    await api.stop();
    await s3.close();
    await changed.remove();
    await neverLive.remove();
    rmSync(dir, { recursive: true, force: true });
  }
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startS3Server } from '@carefare/release/s3-server';
import { latestRelease } from 'e2e-stack';
import { buildFailingForm, type ChangedRelease } from '../support/build-changed-release.ts';
import { startStoreSite, visitUntil } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';

let changed: ChangedRelease;

test.beforeAll(async () => {
  changed = await buildFailingForm();
});

test('two shells on a bucket follow a promotion and a roll-back, and files of an earlier release outlive a restart', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const s3 = await startS3Server();
  const inBucket = await startStoreSite({ store: 's3://releases/carefare', env: s3.environment });
  const before = await inBucket.compositionIds();
  expect(await inBucket.command(['publish', join(changed.dir, '../..')])).toMatchObject({ exitCode: 0 });
  await inBucket.promote('quote', changed.digest);
  await visitUntil(inBucket, changed.digest);
  expect(await inBucket.command(['rollback', 'quote'])).toMatchObject({ exitCode: 0 });
  await visitUntil(inBucket, latestRelease('mfe-quote'));
  expect(await inBucket.compositionIds()).toEqual(before);

  await inBucket.startShell(0);
  const file = `${inBucket.urls[0]}/_releases/quote/${changed.digest}/release.json`;
  const manifest = readFileSync(join(changed.dir, 'release.json'), 'utf8');
  expect(await (await fetch(file)).text()).toBe(manifest);
  expect((await fetch(file.replace(changed.digest, '0123456789abcdef'))).status).toBe(404);
  await inBucket.remove();
  await s3.close();
});

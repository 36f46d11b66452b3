import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Server } from '@carefare/release/s3-server';
import { findFreePort } from 'e2e-stack';
import { release } from '../support/release-command.ts';
import { expect, test } from '../support/test.ts';

let store: string;
test.beforeAll(() => {
  store = mkdtempSync(join(tmpdir(), 'carefare-store-'));
});
test.afterAll(() => rmSync(store, { recursive: true }));

test('the command tells wrong use', { tag: ['@shell', '@own-stack'] }, async () => {
  expect(await release(['--help'], store)).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('Exit codes: 0 done'),
  });
  const wrong = [
    [],
    ['launch'],
    ['promote', 'quote'],
    ['promote', 'quote', 'x', '--reason', 'y'],
    ['promote', 'quote', '0123456789abcdef', '--reason', 'y', '--share', '60'],
    ['check', 'quote'],
    ['diff', '1'],
    ['diff', '0', 'x'],
    ['rollback', 'quote', '--to', 'x'],
    ['--loud'],
  ];
  for (const args of wrong) expect((await release(args, store)).exitCode).toBe(2);
  expect((await release(['history'], 's3://Bucket')).exitCode).toBe(2);
});

test('the command tells a store that cannot be reached', { tag: ['@shell', '@own-stack'] }, async () => {
  const s3 = await startS3Server();
  const unreachable = { ...s3.environment, AWS_ENDPOINT_URL: `http://127.0.0.1:${await findFreePort()}` };
  expect(await release(['history'], 's3://releases/carefare', unreachable)).toMatchObject({
    exitCode: 3,
    stderr: expect.stringMatching(/^The release store could not be used: .*ECONNREFUSED/),
  });
  await s3.close();
});

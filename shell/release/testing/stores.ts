import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/store.ts';
import { startS3Server } from './start-s3-server.ts';

export const digest = (number: number) => number.toString(16).padStart(16, '0');

export const release = (number: number) => ({
  digest: digest(number),
  integrity: `sha384-${'A'.repeat(64)}`,
});

/** A folder that is removed after the test. */
export function openTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'carefare-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder and a bucket for the tests of a file, removed after them; each call opens an empty store. */
export function provideStores() {
  let folder: string;
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'release-store-'));
    s3 = await startS3Server();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await s3.close();
  });
  const openFolder = () => openStore(join(folder, crypto.randomUUID()));
  const openBucket = () => openStore(`s3://releases/${crypto.randomUUID()}`, s3.environment);
  const kinds: [string, () => ReleaseStore][] = [
    ['a folder', openFolder],
    ['an S3-compatible bucket', openBucket],
  ];
  return { kinds, openFolder, environment: () => s3.environment };
}

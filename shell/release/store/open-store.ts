import { isAbsolute } from 'node:path';
import { reasonOf } from '../error-reason.ts';
import { findCredentials } from './aws-credentials.ts';
import { openFolderStore } from './folder-store.ts';
import { requireConditionalWrites } from './require-conditional-writes.ts';
import { openS3Store } from './s3-store.ts';
import { type ReleaseStore, StoreError } from './store.ts';

const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?:([\w./-]*[\w.-])\/?)?)?$/;

/**
 * Opens the store that RELEASE_STORE names: an absolute folder, or `s3://bucket/prefix` with the credentials that
 * `findCredentials` finds, AWS_REGION and, for another service than Amazon's, AWS_ENDPOINT_URL.
 * @throws Error with one line that says what is wrong
 */
export function openStore(address: string, environment: NodeJS.ProcessEnv = process.env): ReleaseStore {
  if (isAbsolute(address)) return reportFailures(openFolderStore(address));
  const [, bucket, prefix = ''] = S3_ADDRESS.exec(address) ?? [];
  if (!bucket) throw new Error('RELEASE_STORE is wrong: must be an absolute folder or s3://bucket/prefix');
  if (!environment.AWS_ACCESS_KEY_ID !== !environment.AWS_SECRET_ACCESS_KEY)
    throw new Error(
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must both be set, or neither where a role has them',
    );
  const endpoint = environment.AWS_ENDPOINT_URL?.trim().replace(/\/$/, '') || undefined;
  if (endpoint && !(/^https?:\/\//.test(endpoint) && URL.canParse(endpoint)))
    throw new Error('AWS_ENDPOINT_URL is wrong: must be an address such as https://s3.example');
  const region = environment.AWS_REGION || 'us-east-1';
  const store = openS3Store({ bucket, prefix, endpoint, region, credentials: findCredentials(environment) });
  return reportFailures(requireConditionalWrites(store));
}

/** Makes every failure of a store a StoreError with one line. */
function reportFailures(store: ReleaseStore): ReleaseStore {
  const fail = (error: unknown): never => {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The release store could not be used: ${reasonOf(error)}`);
  };
  return {
    read: (path, signal) => store.read(path, signal).catch(fail),
    create: (path, bytes) => store.create(path, bytes).catch(fail),
    list: prefix => store.list(prefix).catch(fail),
    remove: path => store.remove(path).catch(fail),
  };
}

import { describe, expect, it } from 'vitest';
import { findFreePort } from '../processes/free-ports.ts';
import { provideStores } from '../testing/stores.ts';
import { openStore } from './open-store.ts';

const { environment } = provideStores();

describe('the address of a release store', () => {
  it.each(['releases', 's3://', 's3://Bucket/x', 'https://example.org', 's3://bucket/../x y'])(
    'refuses %s with one line that names the variable',
    address => {
      expect(() => openStore(address, environment())).toThrow(/^RELEASE_STORE is wrong/);
    },
  );

  it('asks for both credentials of a bucket', () => {
    expect(() => openStore('s3://bucket', { AWS_ACCESS_KEY_ID: 'a' })).toThrow(
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must both be set',
    );
  });

  it('reports a store that cannot be reached, only in its message', async () => {
    const AWS_ENDPOINT_URL = `http://127.0.0.1:${await findFreePort()}`;
    const store = openStore('s3://releases/x', { ...environment(), AWS_ENDPOINT_URL });
    const error = await store.list('live/').catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/^StoreError: The release store could not be used: .*ECONNREFUSED/);
    expect((error as Error).cause).toBeUndefined();
  });

  it('reports a store that refuses the credentials', async () => {
    const store = openStore('s3://releases/x', { ...environment(), AWS_SECRET_ACCESS_KEY: 'wrong' });
    await expect(store.read('live/000001.json')).rejects.toThrow('the release store answered 403');
  });
});

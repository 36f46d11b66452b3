import { describe, expect, it, vi } from 'vitest';
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

  it.each(['s3.example', 'ftp://s3.example', 'https://s3 .example'])(
    'refuses %s as that of the service',
    url => {
      const open = () => openStore('s3://bucket', { ...environment(), AWS_ENDPOINT_URL: url });
      expect(open).toThrow(/^AWS_ENDPOINT_URL is wrong: [^\n]+$/);
    },
  );

  it.each(['s3://bucket', 's3://bucket/'])(
    'takes %s as a whole bucket, of Amazon where no service is named',
    async address => {
      const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
      const store = openStore(address, { ...environment(), AWS_ENDPOINT_URL: '', AWS_REGION: '' });
      expect(await store.list('live/')).toEqual([]);
      const start = 'https://s3.us-east-1.amazonaws.com/bucket?';
      expect(fetched).toHaveBeenCalledWith(expect.stringContaining(start), expect.anything());
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

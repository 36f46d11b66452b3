import { expect, it } from 'vitest';
import { createLimits } from './limits.ts';
import { kindOf } from './request-kind.ts';

const requestOf = (method: string, url: string, client = '203.0.113.7') => ({
  kind: kindOf({ method, url }),
  client,
});

it('counts form posts and reports of one client apart, and no pages', async () => {
  const { admit } = createLimits({ postsPerMinute: 1 });
  for (const url of ['/contact', '/_report']) {
    await admit(requestOf('POST', url));
    await expect(admit(requestOf('POST', url))).rejects.toMatchObject({ status: 429, seconds: 60 });
    await admit(requestOf('POST', url, '203.0.113.8'));
  }
  for (let page = 0; page < 9; page += 1) await admit(requestOf('GET', '/contact'));
});

it.each([
  ['POST', '/contact', 'posts'],
  ['GET', '/api/masters/options', 'calls'],
] as const)('refuses %s %s before its routing while there is no room for it', async (method, url, queue) => {
  const limits = createLimits({ postsPerMinute: 0 });
  const end = Promise.withResolvers<void>();
  const clients = Array.from({ length: 256 }, (_, index) => `client ${index}`);
  const work = clients.map(client => limits[queue].run(client, () => end.promise).catch(() => undefined));
  await expect(limits.admit(requestOf(method, url))).rejects.toMatchObject({ status: 503, seconds: 2 });
  await limits.admit(requestOf('GET', '/about'));
  end.resolve();
  await Promise.all(work);
  await limits.admit(requestOf(method, url));
});

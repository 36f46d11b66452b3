import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

it('refuses a client past its limit, and no other', async () => {
  const limit = createRateLimit(2);
  await limit('a');
  await limit('a');
  await expect(limit('a')).rejects.toMatchObject({ status: 429, seconds: 60 });
  await expect(limit('b')).resolves.toBeUndefined();
});

it('counts nothing when disabled', async () => {
  const limit = createRateLimit(0);
  for (let count = 0; count < 9; count += 1) await limit('a');
});

import { expect, it, vi } from 'vitest';
import { createReuseRenders } from './reuse-renders.ts';

const pageOf = (isComplete = true) => ({ status: 200, html: new Uint8Array(), isComplete });

it('renders a page once for the same data', async () => {
  const reuse = createReuseRenders();
  const render = vi.fn(() => Promise.resolve(pageOf()));
  const first = await reuse('/about', 'a', render);
  expect(await reuse('/about', 'a', render)).toBe(first);
  expect(await reuse('/', 'a', render)).not.toBe(first);
  expect(await reuse('/about', 'b', render)).not.toBe(first);
  expect(render).toHaveBeenCalledTimes(3);
});

it('renders an incomplete or failed page again', async () => {
  const reuse = createReuseRenders();
  const complete = pageOf();
  const render = vi
    .fn()
    .mockRejectedValueOnce(new Error('it throws'))
    .mockResolvedValueOnce(pageOf(false))
    .mockResolvedValue(complete);
  await expect(reuse('/about', 'a', render)).rejects.toThrow('it throws');
  expect(await reuse('/about', 'a', render)).toMatchObject({ isComplete: false });
  expect(await reuse('/about', 'a', render)).toBe(complete);
});

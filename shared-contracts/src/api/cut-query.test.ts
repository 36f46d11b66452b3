import { createTestContext } from '@carefare/testing';
import { expect, it, vi } from 'vitest';
import { cutQuery } from './cut-query.ts';

const whole = { queryKey: ['numbers'], queryFn: vi.fn(() => Promise.resolve([1, 2, 3])) };
const firstOf = ([first]: number[]) => first;

it.each([
  ['a browser keeps the whole for other pages', false, [1, 2, 3]],
  ['a server keeps the cut alone', true, undefined],
])('%s', async (_name, server, kept) => {
  const { context, queryClient } = createTestContext({ server });
  expect(await queryClient.fetchQuery(cutQuery(context, whole, ['first'], firstOf))).toBe(1);
  expect(queryClient.getQueryData(whole.queryKey)).toEqual(kept);
});

it('cuts what a browser has', async () => {
  const { context, queryClient } = createTestContext();
  queryClient.setQueryData(whole.queryKey, [7]);
  whole.queryFn.mockClear();
  expect(await queryClient.fetchQuery(cutQuery(context, whole, ['first'], firstOf))).toBe(7);
  expect(whole.queryFn).not.toHaveBeenCalled();
});

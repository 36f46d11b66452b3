import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPostDeduper } from './dedupe-posts.ts';

describe('equal posts of one browser', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const createPost = (status: number) => {
    const dedupe = createPostDeduper<{ status: number }>(result => result.status === 303);
    const work = vi.fn(() => Promise.resolve({ status }));
    return { work, post: (key = 'same') => dedupe(key, work) };
  };

  it('share one result, when simultaneous and within a minute', async () => {
    const { work, post } = createPost(303);
    const results = await Promise.all([post(), post(), post('other')]);
    expect(results[1]).toBe(results[0]);
    expect(work).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(59_000);
    await post();
    expect(work).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2_000);
    await post();
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('are new attempts after a result that is not final', async () => {
    const { work, post } = createPost(422);
    await Promise.all([post(), post()]);
    expect(work).toHaveBeenCalledTimes(1);
    await post();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('are forgotten, the oldest first, above the maximum', async () => {
    const { work, post } = createPost(303);
    for (let index = 0; index <= 500; index++) await post(String(index));
    await post('500');
    expect(work).toHaveBeenCalledTimes(501);
    await post('0');
    expect(work).toHaveBeenCalledTimes(502);
  });
});

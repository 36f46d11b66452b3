import { expect, it } from 'vitest';
import { createAnswerCache, readThrough } from './answer-cache.ts';

it('keeps an answer as it was sent, until as much is asked for as it holds', async () => {
  const kept = createAnswerCache(2_000);
  const made: string[] = [];
  const ask = async (key: string, size = 1) => {
    const answer = await readThrough(kept, key, async () => {
      made.push(key);
      return 'é'.repeat(size);
    });
    return answer.bytes.toString();
  };
  expect(await ask('one')).toBe('é');
  expect(await ask('one')).toBe('é');
  expect(made).toEqual(['one']);
  await ask('two', 997);
  await ask('one');
  await ask('larger than all of it', 1_100);
  await ask('larger than all of it', 1_100);
  expect(made).toEqual(['one', 'two', 'one', 'larger than all of it', 'larger than all of it']);
});

it('keeps nothing of an answer that could not be made', async () => {
  const kept = createAnswerCache();
  await expect(readThrough(kept, 'one', () => Promise.reject(new Error('none')))).rejects.toThrow('none');
  expect((await readThrough(kept, 'one', () => Promise.resolve('two'))).bytes.toString()).toBe('two');
});

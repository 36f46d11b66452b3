import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseAnswer } from './parse-answer.ts';
import { failureOf } from './testing/api-client.ts';

const answer = v.object({ usd: v.number() });

it('is read whole, or refused', async () => {
  const parse = async (received: unknown) => parseAnswer({ answer, message: 'Failed' }, received);
  expect(await parse({ usd: 5, more: 1 })).toEqual({ usd: 5 });
  expect(await failureOf(parse({ usd: 'much' }))).toMatchObject({
    message: 'Failed',
    code: 'invalid-answer',
  });
});

import { readFileSync } from 'node:fs';
import { RECORDED_ANSWERS, recordAnswers } from '../support/recorded-answers.ts';
import { expect, test } from '../support/test.ts';

test('trials are answered as the reference API answers', { tag: ['@shell', '@own-stack'] }, async ({
  baseURL,
}) => {
  const recorded: unknown = JSON.parse(readFileSync(RECORDED_ANSWERS, 'utf8'));
  const hint = 'The recorded answers are out of date. Record them again: pnpm --filter e2e record-answers';
  expect(await recordAnswers(baseURL), hint).toEqual(recorded);
});

import { expect, it } from 'vitest';
import { tryApi } from './try-api.ts';

it.each<[string, string, number, unknown, string]>([
  [
    'its list',
    'http://127.0.0.1:9',
    200,
    [1, 2],
    'The API lists 2 treatments at http://127.0.0.1:9/api/masters/treatments',
  ],
  [
    'another thing',
    'http://127.0.0.1:9',
    200,
    {},
    'The API answers no list at http://127.0.0.1:9/api/masters/treatments',
  ],
  [
    'nothing there',
    'https://host.example/api',
    404,
    {},
    'The API answers 404 at https://host.example/api/api/masters/treatments; API_URL is its address without /api',
  ],
])('says at the start what the API answers: %s', async (_what, apiUrl, status, body, line) => {
  const said: string[] = [];
  const log = {
    info: (words: string) => void said.push(words),
    warn: (words: string) => void said.push(words),
  };
  await tryApi({ answer: async () => Response.json(body, { status }) }, apiUrl, log);
  expect(said).toEqual([line]);
});

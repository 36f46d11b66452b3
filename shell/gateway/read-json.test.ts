import { expect, it } from 'vitest';
import { inWholeCharacters, readJson } from './read-json.ts';

it('a text that was cut within a character has a sign in its place, and others stay as they were sent', () => {
  expect(readJson(inWholeCharacters(String.raw`[{ "name": "Bad \ud83d x" }]`))).toEqual([
    { name: 'Bad \uFFFD x' },
  ]);
  expect(readJson(inWholeCharacters(String.raw`["\ud83d\ude00"]`))).toEqual(['😀']);
  for (const text of ['{ "name": "Zoë 😀" }', String.raw`{ "cut": "\ud83d`])
    expect(inWholeCharacters(text)).toBe(text);
});

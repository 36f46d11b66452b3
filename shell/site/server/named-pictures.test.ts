import { expect, it } from 'vitest';
import { isPictureNamed } from './named-pictures.ts';

const named = 'https://media.example.org/hip.png';

it('knows the pictures that the API names', async () => {
  const api = { treatments: async () => [{ image: named }, { image: null }] as never };
  expect(await isPictureNamed(api, named)).toBe(true);
  expect(await isPictureNamed(api, 'https://127.0.0.1/secret')).toBe(false);
});

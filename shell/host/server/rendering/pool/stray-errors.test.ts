import { expect, it } from 'vitest';
import { attributeError } from './stray-errors.ts';

const filename = '/_releases/quote/0123456789abcdef/node/index.cjs';
const bundles = [{ remote: 'quote', filename, code: '' }] as const;

const errorWithStack = (stack: string) => Object.assign(new Error('boom'), { stack });

it.each([
  ['a bundle in the stack', errorWithStack(`Error: boom\n    at load (${filename}:10:5)`), 'quote'],
  ['another release in the stack', errorWithStack(`at ${filename.replace('0123', '4567')}:1:1`), undefined],
  ['only the shell in the stack', errorWithStack('at main.cjs:1:1'), undefined],
  ['no stack, because it is a text', 'boom', undefined],
])('attributes an error with %s', (_case, error, remote) => {
  expect(attributeError(error, bundles)).toEqual({ remote, reason: 'an error was not caught (boom)' });
});

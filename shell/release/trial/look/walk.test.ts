import { expect, it } from 'vitest';
import { readLinks } from './walk.ts';

it('reads where the header leads to on the shell’s own pages, in its order', () => {
  const link = (path: string) => `<a class="x" href="${path}">x</a>`;
  const header = ['/', '/treatments', '/how-it-works', '/contact', '/about'].map(link).join('');
  expect(readLinks(`<header class="y">${header}</header><footer>${link('/faq')}</footer>`)).toEqual([
    '/how-it-works',
    '/about',
  ]);
});

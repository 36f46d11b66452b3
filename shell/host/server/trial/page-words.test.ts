import { expect, it } from 'vitest';
import { pageWords } from './page-words.ts';

const page = (main: string) => `<header>Menu</header><main id="main">${main}</main><footer>Foot</footer>`;

it.each([
  ['nothing', '<div data-module="quote/contact"></div>', ''],
  [
    'only its title',
    '<nav><a href="/">Home</a></nav><div><h1 class="a">Prices</h1><style>p{}</style></div>',
    '',
  ],
  ['a sentence', '<div><h1>Prices</h1><p>They come <b>soon</b>.</p></div>', 'They come  soon .'],
])('finds that a page says %s', (_what, main, words) => {
  expect(pageWords(page(main))).toBe(words);
});

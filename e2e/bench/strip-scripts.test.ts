import { expect, it } from 'vitest';
import { stripScripts } from './strip-scripts.ts';

it('removes scripts with their content, the data of the page included', () => {
  const html =
    '<head><script defer src="/a.js"></script></head><script type="application/json">{"a":"<"}</script>b';
  expect(stripScripts(html)).toBe('<head></head>b');
});

it.each(['<link rel="preload" as="script" href="/a.js">', '<link rel="modulepreload" href="/a.js">'])(
  'removes %s',
  link => expect(stripScripts(`a${link}b`)).toBe('ab'),
);

it.each([
  '<link rel="stylesheet" href="/a.css"/>',
  '<link rel="preload" as="image" href="/a.avif">',
  '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin>',
  '<style>@font-face{font-family:A;src:url(a.woff2)}a{color:red}</style>',
])('keeps %s', html => expect(stripScripts(html)).toBe(html));

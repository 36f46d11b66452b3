import { expect, it } from 'vitest';
import { readPeerPage } from './peer-content.ts';

it('takes texts and styles of a page, and nothing that belongs to the shell', () => {
  const html = [
    '<html><head><meta charset="utf-8"/><link rel="preload" as="image" href="/a.avif"/><title>Home</title>',
    '<link rel="canonical" href="http://127.0.0.1/"/><style data-file="a">a{}</style><style>b{}</style>',
    '<script defer src="/main.js"></script></head>',
    '<body><header>Menu</header><main id="main"><a href="/" data-discover="true">A<!-- -->B</a></main>',
    '<footer>Legal</footer><script type="application/json">{}</script></body></html>',
  ].join('');
  expect(readPeerPage(html)).toEqual({
    head: '<link rel="preload" as="image" href="/a.avif"/><title>Home</title>',
    header: '<header>Menu</header>',
    main: '<main id="main"><a href="/">AB</a></main>',
    footer: '<footer>Legal</footer>',
    styles: ['a{}', 'b{}'],
  });
});

it('reports a page without a main part', () =>
  expect(() => readPeerPage('<html><body>Bad Gateway</body></html>')).toThrow('the page has no main part'));

import { describe, expect, it } from 'vitest';
import { stripFonts, stripHtml } from './strip-scripts.ts';

describe('stripHtml', () => {
  it('removes scripts with their content, the data of the page included', () => {
    const html =
      '<head><script defer src="/a.js"></script></head><script type="application/json">{"a":"<"}</script>b';
    expect(stripHtml(html)).toBe('<head></head>b');
  });

  it.each([
    '<link rel="preload" as="script" href="/a.js">',
    '<link rel="modulepreload" href="/a.js">',
    '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin>',
  ])('removes %s', link => expect(stripHtml(`a${link}b`)).toBe('ab'));

  it.each([
    '<link rel="stylesheet" href="/a.css"/>',
    '<link rel="preload" as="image" href="/a.avif">',
    '<style>a{color:red}</style>',
  ])('keeps %s', html => expect(stripHtml(html)).toBe(html));

  it('removes web fonts from inline styles', () => {
    expect(stripHtml('<style>@font-face{font-family:A;src:url(a.woff2)}a{b:c}</style>')).toBe(
      '<style>a{b:c}</style>',
    );
  });
});

it('stripFonts keeps all other rules', () => {
  expect(stripFonts('@layer a;\n@font-face {\n src: url(a);\n}\n.a{font-family:A}')).toBe(
    '@layer a;\n\n.a{font-family:A}',
  );
});

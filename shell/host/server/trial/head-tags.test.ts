import { expect, it } from 'vitest';
import { findForeignTags, readHeadTags } from './head-tags.ts';

const HEAD = [
  '<title>Contact</title>',
  '<meta name="robots" content="index"/>',
  '<link rel="canonical" href="https://site.example/contact"/>',
  '<script type="application/ld+json">{"@type":"Organization"}</script>',
];
const documentOf = (head: string, body = '') =>
  `<html><head>${HEAD.join('')}${head}</head><body><main>${body}</main></body></html>`;

it.each([
  ['a second title', '<title>Hijacked</title>'],
  ['a second robots', '<meta name="robots" content="noindex"/>'],
  ['the same tag again', '<meta name="robots" content="index"/>'],
  ['robots for one engine', '<meta name="googlebot" content="noindex"/>'],
  ['a foreign canonical', '<link rel="canonical" href="https://evil.example/"/>'],
  ['another language', '<link rel="alternate" hreflang="de" href="/de"/>'],
  ['a picture for links', '<meta property="og:image" content="/x.png"/>'],
  ['a base', '<base href="https://evil.example/"/>'],
  ['a redirect', '<meta http-equiv="refresh" content="0;url=/"/>'],
  ['structured data', '<script type="application/ld+json">{"@type":"Offer"}</script>'],
  ['a tag in capitals', '<META NAME=robots CONTENT=noindex>'],
])('finds %s, in the head and in the body', (_what, tag) => {
  for (const html of [documentOf(tag), documentOf('', tag)])
    expect(findForeignTags(HEAD, readHeadTags(html))).toEqual([
      `it adds ${tag} to what the shell says of the page`,
    ]);
});

it.each([
  ['files', '<link rel="preload" as="image" href="/x.png"/><link rel="stylesheet" href="/x.css"/>'],
  ['the title of a drawing', '<svg><title>Plane</title></svg>'],
  ['what is not parsed', '<script>"<base>"</script><style>/*<base>*/</style><template><base></template>'],
  ['a comment', '<!--<title>x</title>-->'],
])('passes %s', (_what, tags) => {
  expect(findForeignTags(HEAD, readHeadTags(documentOf('', tags)))).toEqual([]);
});

it('finds what is taken out', () => {
  expect(findForeignTags(HEAD, readHeadTags(HEAD.slice(1).join('')))).toEqual([
    'it takes <title>Contact</title> out of what the shell says of the page',
  ]);
});

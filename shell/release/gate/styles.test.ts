import { expect, it } from 'vitest';
import { aComposition } from '../testing/compared.ts';
import { checkStyles, findForeignStyles } from './styles.ts';

const find = (css: string) => findForeignStyles(new TextEncoder().encode(css), 'quote-');

it.each([
  ['a class of a CSS module', '@layer remote{.quote-AbC1-name{color:red}}'],
  ['what is within it, nested or not', '.quote-a{& p{color:red}&:not(:first-child){x:y}} .quote-a>*{x:y}'],
  ['what holds at some widths', '@media (width>=40em){@container (width>1px){.quote-a{x:y}}}'],
  ['what it means to be important', '.quote-a{color:red!important}'],
  [
    'keyframes and custom properties',
    '@keyframes quote-turn{from{x:y}}@property --quote-a{syntax:"*";inherits:true}',
  ],
  ['several classes at once', ':is(.quote-a,.quote-b) a{x:y}'],
  ['a file of its own, and one within it', '.quote-a{background:url(a.png),url(data:image/png;base64,AA)}'],
  [
    'only its own part on paper',
    '@media print{:root:has(.quote-a) body :not(:has(.quote-a)){display:none!important}}',
  ],
  ['styles of the facade', '[data-trip-days]{x:y}'],
])('accepts %s', (_case, css) => {
  expect(find(css)).toEqual([]);
});

it.each([
  ['*{x:y}', '*'],
  [':root{x:y}', ':root'],
  ['html{x:y}', 'html'],
  ['.quote-a body,body{display:none!important}', '.quote-a body, body'],
  ['body:has(.quote-a){display:none}', 'body:has(.quote-a)'],
  ['.quote-a{body:has(&){x:y}}', 'body:has(.quote-a)'],
  [':root:has(.quote-a){scroll-padding-bottom:2rem}', ':root:has(.quote-a)'],
  [':not(.quote-a){x:y}', ':not(.quote-a)'],
  [':is(.quote-a,header) p{x:y}', ':is(.quote-a, header) p'],
  ['.catalogue-a{x:y}', '.catalogue-a'],
  ['[class^=quote-]{x:y}', '[class^="quote-"]'],
  ['@scope(body){:scope{x:y}}', ':scope'],
  ['@media print{body{display:none}}', 'body'],
  ['@media not print{body:has(.quote-a){display:none}}', 'body:has(.quote-a)'],
])('refuses the selector of %s', (css, selector) => {
  expect(find(css)).toEqual([
    `has the selector "${selector}", which is not limited to classes of its own (quote-…)`,
  ]);
});

it.each([
  ['.quote-a ul:has(.quote-b){x:y}', '.quote-a ul:has(.quote-b)'],
  ['.quote-a{& :not(:has(h2)){x:y}}', '.quote-a :not(:has(h2))'],
])('refuses the :has() of %s, on no class of its own', (css, selector) => {
  expect(find(css)).toEqual([
    `has the selector "${selector}", whose :has() restyles much of the page at each insertion`,
  ]);
});

it.each([
  '@font-face{font-family:x;src:url(a.woff2)}',
  '@import "a.css";',
  '@view-transition{navigation:auto}',
])('refuses %s', css => {
  expect(find(css)).toEqual([expect.stringMatching(/^has @[a-z-]+, which holds for the whole page$/)]);
});

it.each([
  ['@keyframes turn{from{x:y}}', '@keyframes turn'],
  ['@property --a{syntax:"*";inherits:true}', '@property --a'],
])('refuses the name in %s', (css, name) => {
  expect(find(css)).toEqual([`names ${name}, which is not a name of its own (quote-…)`]);
});

it.each([
  'https://evil.example/a.png',
  '//evil.example/a.png',
  'https:evil.example',
  String.raw`\\\\evil.example`,
])('refuses a request of %s, also in a custom property', url => {
  for (const property of ['background', '--picture'])
    expect(find(`.quote-a{${property}:url("${url}")}`)).toEqual([
      expect.stringMatching(/^requests .*evil\.example.*, which is another host's$/),
    ]);
});

it('refuses what is not CSS', () => {
  expect(find('.quote-a{}}body{x:y}')).toEqual([expect.stringMatching(/^is not CSS \(/)]);
});

it('names the release and its file, and leaves alone what is live', () => {
  const files = { 'web/contact.css': 'body{display:none}', 'web/contact.js': 'body{}' };
  const candidate = aComposition({ digest: 's1' }, { quote: { digest: 'q2', files } });
  expect(checkStyles(candidate, [])).toEqual([
    'quote q2 is refused: web/contact.css has the selector "body", which is not limited to classes of its own (quote-…). ' +
      'Its team styles what it renders, by classes of its CSS modules.',
  ]);
  expect(checkStyles(candidate, [candidate])).toEqual([]);
});

import { expect, it } from 'vitest';
import { pruneStyles } from './prune-styles.ts';

const prune = (css: string, page: string) => pruneStyles([css], page).join();

const html = '<div class="card wide"><p data-note="" type="a">text</p></div>';

it.each([
  '.card{color:red}',
  '.card.wide>p:hover{color:red}',
  'p[type=a]{color:red}',
  'p[data-note]:hover{color:red}',
  '.card[open]{color:red}',
  ':root:has([data-note]) p{color:red}',
  '.card{color:red;&:has(.wide){color:blue}}',
  '.later,.card{color:red}',
  '.card:not(.later){color:red}',
  '.card:is(.later,.wide){color:red}',
  String.raw`.card:before{content:"}\"{;"}`,
  '@media (width>=40em){.card{color:red}}',
  '.card{animation:turn 1s}@keyframes turn{0.5%{opacity:0}}',
  ':root{--a:var(--b);--b:1px}.card{width:var(--a)}',
  '@layer a,b;',
  '@font-face{font-family:all}',
  '@font-face{font-family:greek;unicode-range:U+370-3FF}',
])('keeps %s', css => expect(prune(css, html)).toBe(css));

it.each([
  '.later{color:red}',
  String.raw`.card\:later{color:red}`,
  'section{color:red}',
  'p[type=b]{color:red}',
  'p[hidden]{color:red}',
  '.card{&[data-later]{color:red}}',
  '.card .later{color:red}',
  ':root:has(.later) p{color:red}',
  '.card:not(:first-child) .later:is(.wide,.card){color:red}',
  '@media (width>=40em){.later{color:red}}',
  '@keyframes later{0.5%{opacity:0}}',
  ':root{--later:1px}.later{width:var(--later)}',
  '@layer remote{@supports (color:red){.later{&:hover{color:red}}}}',
])('leaves out %s', css => expect(prune(css, html)).toBe(''));

it.each(['<p class=later>', "<p class='a later'>", '<p\nCLASS="later b">'])('finds the class in %j', tag =>
  expect(prune('.later{a:b}', tag)).toBe('.later{a:b}'),
);

it('takes no word of the text for a class', () =>
  expect(prune('.later{a:b}', '<p class="card" id="later">later</p>')).toBe(''));

it('parses a style sheet once, and prunes it again for different HTML', () => {
  const css = '@media print{.one{a:b}.two{a:b}}';
  const kept = ['one', 'two', 'three'].map(name => prune(css, `<p class="${name}">`));
  expect(kept).toEqual(['@media print{.one{a:b}}', '@media print{.two{a:b}}', '']);
});

it('keeps the order, and leaves out comments between rules', () => {
  const css = '/* 1.2 */.card{a:b;& .later{a:b}}.later{a:b;& p{a:b}}@layer x{.wide{a:b}.later{a:b}}p{a:b}';
  expect(prune(css, html)).toBe('.card{a:b}@layer x{.wide{a:b}}p{a:b}');
});

it('keeps what it cannot read', () => expect(prune('.card{a:b}.later{', html)).toBe('.card{a:b}.later{'));

it('keeps a custom property that another sheet or an element uses', () => {
  const sheets = [':root{--a:1px;--b:2px;--c:3px}', '.wide{width:var(--a)}'];
  expect(pruneStyles(sheets, '<p class="wide" style="height:var(--b)">')).toEqual([
    ':root{--a:1px;--b:2px}',
    '.wide{width:var(--a)}',
  ]);
});

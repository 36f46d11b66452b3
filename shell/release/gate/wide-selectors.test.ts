import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Features, transform } from 'lightningcss';
import { expect, it } from 'vitest';
import { isForPrint } from './styles.ts';
import { isWide } from './wide-selectors.ts';

const WORKSPACE = join(import.meta.dirname, '../../..');

/** The lines of the rules whose selectors are wide, but those for print. */
function findWide(css: string): number[] {
  const { code } = transform({ filename: 'a.css', code: Buffer.from(css), include: Features.Nesting });
  const found: number[] = [];
  let printRules = 0;
  transform({
    filename: 'a.css',
    code,
    visitor: {
      Rule(rule) {
        if (isForPrint(rule)) printRules += 1;
        if (rule.type === 'style' && printRules === 0 && rule.value.selectors.some(each => isWide(each)))
          found.push(rule.value.loc.line);
      },
      RuleExit(rule) {
        if (isForPrint(rule)) printRules -= 1;
      },
    },
  });
  return found;
}

it.each([
  ':root:has(.a)',
  ':root:not(:has(:focus-visible)) .a',
  'html:has(.a)',
  'body:has(.a) p',
  'main:has([data-a])',
  '.a main:has(p)',
  'ul:has(.a)',
  'ul.a:has(p)',
  '.a :has(p)',
  '.a > *:has(~ p)',
  '.a :not(:has(h1), h1)',
  '.a :is(:has(p), b)',
  ':is(main, .a):has(p)',
  '#main:has(.a)',
  '.a { & ul { &:has(p) { x: y } } }',
  '.a { main:has(&) { x: y } }',
  '@media screen { body:has(.a) { x: y } }',
])('%s makes each insertion style much of a page', css => {
  expect(findWide(css.includes('{') ? css : `${css}{x:y}`)).toHaveLength(1);
});

it.each([
  '.a:has(p)',
  '.a:not(:has(> p)) + .b',
  '[data-a]:has(p) ~ *',
  'main > :is(div, section):has(~ [data-a] p)',
  'label:has(:checked)',
  '.a li:is([aria-current], :has(+ [aria-current]))',
  'ol:has(> li)',
  '.a:is(:has(p), .b)',
  '@media print { body:has(.a) { x: y } }',
])('%s does not', css => {
  expect(findWide(css.includes('{') ? css : `${css}{x:y}`)).toEqual([]);
});

it.each(globSync('{shared-contracts/src,shell/host,shell/site,mfe-*/src}/**/*.css', { cwd: WORKSPACE }))(
  'no selector of %s does',
  file => {
    expect(findWide(readFileSync(join(WORKSPACE, file), 'utf8'))).toEqual([]);
  },
);

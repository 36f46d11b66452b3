import type { Release } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { aComposition } from '../testing/compared.ts';
import { aPage } from '../testing/small-releases.ts';
import { checkIndexedPages } from './indexed-pages.ts';

const pages = [aPage('/contact')];
const hidden = [aPage('/contact', { noindex: true })];
const quote = (digest: string, rows: Release['pages']) =>
  aComposition({ digest: 's1' }, { quote: { digest, pages: rows } });
const check = (rows: Release['pages'], live: Release['pages']) =>
  checkIndexedPages(quote('q2', rows), [quote('q1', live)]);

it('a page that search engines list stays with them', () => {
  expect(check(hidden, pages)).toEqual([
    'quote q2 is refused: it takes /contact out of search engines (noindex), where q1 has it. Its team takes noindex ' +
      'out of its row, or says why with --override.',
  ]);
});

it.each([
  ['as it is', pages, pages],
  ['that was hidden', hidden, hidden],
  ['that is shown again', pages, hidden],
  ['that is new', hidden, []],
])('a page %s passes', (_case, rows, live) => {
  expect(check(rows, live)).toEqual([]);
});

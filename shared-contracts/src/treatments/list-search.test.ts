import { expect, it } from 'vitest';
import { listSearchState, listTermOf } from './list-search.ts';

it.each([
  ['?q=knee+op', 'knee op'],
  ['?utm=a&q=%20knee%20', 'knee'],
  ['?q=T%C3%BCrkiye', 'Türkiye'],
  ['', ''],
  ['?q=', ''],
  ['?q=%20', ''],
  ['?q=a&q=b', ''],
  [`?q=${'a'.repeat(100)}`, 'a'.repeat(100)],
  [`?q=${'a'.repeat(101)}`, ''],
])('of %s the term is %j', (search, term) => {
  expect(listTermOf({ search })).toEqual(term);
});

it('without a term in the address, a search of the header has the term of the store; other visits have none', () => {
  expect(listTermOf({ search: '', state: listSearchState }, ' knee ')).toBe('knee');
  for (const state of [undefined, null, 'isSearch', { treatmentId: '52' }])
    expect(listTermOf({ search: '', state }, 'knee')).toBe('');
  expect(listTermOf({ search: '?q=hip', state: listSearchState }, 'knee')).toBe('hip');
});

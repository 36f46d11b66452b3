import { expect, it } from 'vitest';
import { compareFacts, compareRealm } from './compare-facts.ts';

const lang = { 'lang of <html>': '<html lang="en">' };

it.each([
  ['nothing', lang, []],
  [
    'another value',
    { 'lang of <html>': '<html lang="de">' },
    ['changes <html lang="en"> of the document to <html lang="de"> now'],
  ],
  ['one that is gone', {}, ['takes <html lang="en"> from the document now']],
  ['a new one', { ...lang, 'a banner': '<div>' }, ['adds <div> to the document now']],
])('says of a document with %s what is other', (_case, now, said) => {
  expect(compareFacts(lang, now, ' now')).toEqual(said);
});

it('says once that something has no place any more', () => {
  const without = { 'place of footer': 'the place of <footer>', 'color of footer': 'color red of <footer>' };
  expect(compareFacts(without, {})).toEqual(['takes the place of <footer> from the document']);
});

it('says what a remote changes of the realm, and not what the page changes without it', () => {
  const without = [{ name: 'globalThis.fetch', now: 'of the shell' }];
  const change = (name: string, now = 'function') => ({ name, now });
  expect(compareRealm(without, without, [])).toEqual([]);
  const now = [
    change('globalThis.fetch', 'of the remote'),
    change('Array.prototype.last'),
    change('globalThis.mfe_quote'),
    change('globalThis.rspackChunkmfe_quote'),
    change('document.__reactContainer$abc'),
    change('globalThis.__FEDERATION__'),
  ];
  expect(compareRealm(without, now, ['mfe_quote'])).toEqual([
    'changes globalThis.fetch for everybody',
    'changes Array.prototype.last for everybody',
  ]);
});

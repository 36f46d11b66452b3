import { expect, it } from 'vitest';
import { linkHere } from './link-here.ts';

it.each([
  ['<a href="/prices"><b>Prices</b></a>', true],
  ['<a href="https://example.org/"><b>Elsewhere</b></a>', false],
  ['<a href="/prices" target="_blank"><b>Another window</b></a>', false],
  ['<a href="/api/masters/price-book.csv" download=""><b>Download</b></a>', false],
  ['<a><b>No address</b></a>', false],
  ['<b>No link</b>', false],
])('%s leads to this site in this window: %s', (html, leadsHere) => {
  document.body.innerHTML = html;
  expect(linkHere(document.querySelector('b')) !== undefined).toBe(leadsHere);
});

import { expect, it } from 'vitest';
import { findGrowth, loadedBytesOf } from './loaded-bytes.ts';

const visit = { subject: 'quote q2', path: '/contact', modules: [], folder: '/_releases/quote/' };
const live = { text: {}, storage: [], loaded: { 'quote /contact': 40_000 } };

it('remembers what pages of remotes load, and not what others do', () => {
  const ofShell = { visit: { ...visit, folder: '/_releases/' }, loadedBytes: 7 };
  expect(loadedBytesOf([{ visit, loadedBytes: 5 }, { visit }, ofShell])).toEqual({ 'quote /contact': 5 });
});

it.each([
  ['twice as much', 80_000, live, []],
  [
    'more than that',
    90_000,
    live,
    ['loads 88 KB of its own files and calls, more than twice the 40 KB that it did'],
  ],
  ['much, and nobody has looked before', 90_000, undefined, []],
  ['little, which was less', 20_000, { ...live, loaded: { 'quote /contact': 100 } }, []],
])('says of a page that loads %s whether it has grown', (_case, loadedBytes, before, said) => {
  expect(findGrowth({ visit, loadedBytes }, before)).toEqual(said);
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddress } from './address.ts';
import { hasBentQuery, mendAddress } from './mend-address.ts';

const addressOf = (target: string) => {
  const meant = mendAddress(target);
  return meant && meant.path + meant.search + meant.hash;
};

/** What an address may end with that was not meant. */
const ends = `
  . , ; : ! ? ) ] > %20 %3E %22 " ' .) %20. /. * _ % & &amp; &nbsp; &gt; %C2%A0 %A0 %92 %E2%80%99 %E2%80%9D %C2%BB
  %E2%80%A6 %E2%80%8B %EF%BB%BF %0A %0D%0A %2E %252E / // %2F .html .htm /index.html /index.php .php .html.`;

it.each([
  ...ends
    .trim()
    .split(/\s+/)
    .map(end => [`/about${end}`, '/about']),
  ['/treatments/ivf%20.', '/treatments/ivf'],
  ['/%C2%A0about', '/about'],
  ['/%3Cabout%3E', '/about'],
  ['/%E2%80%8Babout', '/about'],
  ['/ab%C2%ADout', '/about'],
  ['/About', '/about'],
  ['/Treatments/IVF', '/treatments/ivf'],
  ['//about', '/about'],
  ['/treatments//ivf', '/treatments/ivf'],
  [String.raw`/\about`, '/about'],
  ['/treatments%5Civf', '/treatments/ivf'],
  ['/treatments/hip_replacement', '/treatments/hip-replacement'],
  ['/treatments/Hip%20Replacement', '/treatments/hip-replacement'],
  ['/treatments/hip+replacement', '/treatments/hip-replacement'],
  ['/treatments/hip%E2%80%91replacement', '/treatments/hip-replacement'],
  ['/treatments/FU%C3%9FCHIRURGIE', '/treatments/fu%C3%9Fchirurgie'],
  ['/Treatments/fu%25C3%259Fchirurgie.', '/treatments/fu%C3%9Fchirurgie'],
  ['/treatments/%D0%9E%D0%9F%20%D0%90', '/treatments/%D0%BE%D0%BF-%D0%B0'],
  ['/index.html', '/'],
  ['/index.html?utm_source=a', '/?utm_source=a'],
  ['/%23calculator-section', '/#calculator-section'],
  ['/%2523calculator-section', '/#calculator-section'],
  ['/%23calculator-section&trip=v1.AbC_d', '/#calculator-section&trip=v1.AbC_d'],
  ['/%23calculator-section%26trip%3Dv1.AbC_d?utm=x', '/?utm=x#calculator-section&trip=v1.AbC_d'],
  ['/?utm=x%23calculator-section&amp;trip=v1.AbC', '/?utm=x#calculator-section&trip=v1.AbC'],
  ['/?treatment=ivf&to=india%23calculator-section', '/?treatment=ivf&to=india#calculator-section'],
  ['/about%23team', '/about#team'],
  ['/about%23team.', '/about#team'],
  ['/about%23%C3%A9quipe', '/about#%C3%A9quipe'],
  ['/treatments%3Fq=knee', '/treatments?q=knee'],
  ['/about&utm_source=a', '/about?utm_source=a'],
  ['/about.?utm_source=a&amp;utm_medium=b&', '/about?utm_source=a&utm_medium=b'],
  ['/contact?treatment=ivf&amp;destination=India', '/contact?treatment=ivf&destination=India'],
])('%s means %s', (target, meant) => {
  expect(addressOf(target)).toBe(meant);
});

it.each(['/about?utm_source=a%20b', '/treatments?q=a%26b', '/', '/treatments/ivf#'])(
  '%s is as it was meant',
  target => {
    expect(addressOf(target)).toBe(target.replace('#', ''));
    expect(hasBentQuery(target)).toBe(false);
  },
);

it.each([
  ['//evil.example', '/evil.example'],
  [String.raw`/\evil.example/about`, '/evil.example/about'],
  ['/%2F%2Fevil.example', '/evil.example'],
  ['http://evil.example/about', undefined],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/evil%E3%80%82example%EF%BC%8Fa', undefined],
  ['/a%00b', undefined],
  ['/%0D%0ASet-Cookie:%20a', '/set-cookie:-a'],
])('%s leads to no other site', (target, meant) => {
  expect(addressOf(target)).toBe(meant);
});

it('any address means one of this site, in characters that a header may have', () => {
  const parts =
    '/ // \\ %2F %23 %2523 %3F ? & &amp; &# ; . .. .html index.html %20 %A0 %E2%80%8B : @ about IVF é %0D%0A _ %'.split(
      ' ',
    );
  const target = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.array(fc.constantFrom(...parts)).map(each => `/${each.join('')}`),
  );
  fc.assert(
    fc.property(target, text => {
      const meant = mendAddress(text);
      if (!meant) return;
      const address = addressOf(text) ?? '';
      expect(readAddress(meant.path)).toEqual({ kind: 'canonical', path: meant.path });
      expect(new URL(address, 'https://carefare.example').origin).toBe('https://carefare.example');
      expect(() => new Headers({ Location: address })).not.toThrow();
      expect(hasBentQuery(meant.path + meant.search)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

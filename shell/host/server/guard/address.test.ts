import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddress } from './address.ts';

it.each([
  '/',
  '/about',
  '/treatments/hip-replacement',
  '/api/journey/by-ip/2001:db8::',
  '/_releases/quote/0123456789abcdef/web/contact.56dd6976.js',
  '/.well-known/security.txt',
  '/treatments/fu%C3%9Fchirurgie',
  '/treatments/%E7%99%BD%E5%86%85%E9%9A%9C%E6%89%8B%E8%A1%93',
])('%s is canonical', path => {
  expect(readAddress(path)).toEqual({ kind: 'canonical', path });
  expect(readAddress(`${path}?q=%2F&q=/../#`)).toEqual({ kind: 'canonical', path });
});

it.each([
  ['/about/', '/about'],
  ['/%61bout', '/about'],
  ['/about/?utm_source=a%20b', '/about?utm_source=a%20b'],
  ['/about/?\u00ff', '/about'],
  ['/treatments/fu%c3%9fchirurgie/?q=a', '/treatments/fu%C3%9Fchirurgie?q=a'],
  ['/caf%65%CC%81', '/caf%C3%A9'],
  ['/%E1%84%86%E1%85%AE', '/%EB%AC%B4'],
  // The kelvin sign.
  ['/%E2%84%AA', '/K'],
])('%s redirects to %s', (target, to) => {
  expect(readAddress(target)).toEqual({ kind: 'redirect', to });
});

const unknown = String.raw`
  * about http://evil.example/about // //evil.example/about //:80 //[ /\evil.example/about
  /%5C%5Cevil.example/about /%2F%2Fevil.example /%09/evil.example/about /about// /about%20x /%20anything
  /%00 /about%00 /about%2f /about#top /%zz /%ff /%2561bout /. /../about /treatments/%2e%2e/about
  /a%C2%85 /a%E2%80%8B /a%E2%80%AEb /a%EF%BC%8Fb /%E2%80%A4%E2%80%A4/about /a%C2%A0b /a%CC%80%CC%80 /%ED%A0%80 /a%C0%AFb
  /%E2%84%AA%2F /%25C3%259F`;
it.each(['', '/caf\u00e9', '/fu\u00c3\u009f', '/\u00c2\u00aa', ...unknown.trim().split(/\s+/)])(
  '%s is unknown',
  target => {
    expect(readAddress(target)).toEqual({ kind: 'unknown' });
  },
);

it.each(['/', '%', 'a', '/.'])('reads no more than 4 KB of %s', part => {
  const long = `/a${part.repeat(4_096)}`;
  expect(readAddress(long.slice(0, 4_097)).kind).toBe('too long');
  expect(readAddress(long.slice(0, 4_096)).kind).not.toBe('too long');
});

/** Any text, and texts near real targets. */
const target = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .array(
      fc.constantFrom(
        ...'/ // \\ % %2F %2e . .. ? # @ : about a é %C3%A9 %c3%9f e%CC%81 %E2%84%AA %D0%99'.split(' '),
        ' ',
        '\t',
      ),
    )
    .map(parts => `/${parts.join('')}`),
);

it('a canonical path is what browsers ask for, and a redirect leads to one of this site and no further', () => {
  fc.assert(
    fc.property(target, text => {
      const address = readAddress(text);
      if (address.kind === 'canonical') {
        expect(text.split('?')[0]).toBe(address.path);
        expect(new URL(address.path, 'https://carefare.example').pathname).toBe(address.path);
      }
      if (address.kind === 'redirect') {
        expect(readAddress(address.to).kind).toBe('canonical');
        expect(new URL(address.to, 'https://carefare.example').origin).toBe('https://carefare.example');
        expect(() => new Headers({ Location: address.to })).not.toThrow();
      }
    }),
    { numRuns: 2_000 },
  );
});

it('other spellings of a path are never canonical', () => {
  const encoded = (path: string, which: readonly boolean[]) =>
    path
      .split('')
      .map((character, index) =>
        which[index] ? `%${character.charCodeAt(0).toString(16).padStart(2, '0')}` : character,
      )
      .join('');
  const path = fc
    .array(fc.stringMatching(/^[\w~:-]{1,8}$/), { minLength: 1, maxLength: 4 })
    .map(segments => `/${segments.join('/')}`);
  fc.assert(
    fc.property(path, fc.array(fc.boolean()), fc.constantFrom('', '/', '//'), (canonical, which, end) => {
      const spelling = encoded(canonical, which) + end;
      const address = readAddress(spelling);
      if (spelling === canonical) expect(address).toEqual({ kind: 'canonical', path: canonical });
      else if (address.kind === 'redirect') expect(address.to).toBe(canonical);
      else expect(address).toEqual({ kind: 'unknown' });
    }),
    { numRuns: 2_000 },
  );
});

import { expect, it } from 'vitest';
import { hashStyles } from './style-hashes.ts';

it('lists the hash of each text once, whatever the attributes', () => {
  const html =
    '<head><style>a{}</style><style data-href="/x.css">b{}</style></head><body><style>a{}</style></body>';
  expect(hashStyles(html).split(' ')).toEqual([
    "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
    "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
  ]);
});

it.each(['', '<p>none</p>', '<style', '<style>open', '&lt;style>a{}</style>'])('finds none in %j', html => {
  expect(hashStyles(html)).toBe('');
});

import { expect, it } from 'vitest';
import { kindOf } from './request-kind.ts';

it.each([
  ['GET', '/treatments/hip-replacement', 'page'],
  ['POST', '/contact', 'post'],
  ['PUT', '/api/journey/7', 'api'],
  ['GET', '/_releases/quote/0123456789abcdef/web/contact.js', 'file'],
  ['GET', '/_image?url=/images/a.jpg', 'picture'],
  ['POST', '/_report', 'report'],
  ['POST', '/_reports', 'post'],
  ['GET', '/_images', 'page'],
  ['GET', '/geo', 'geo'],
  ['GET', '/geo?x=1', 'geo'],
  ['GET', '/geography', 'page'],
  ['POST', '/geography', 'post'],
])('%s %s asks for %s', (method, url, kind) => {
  expect(kindOf({ method, url })).toBe(kind);
});

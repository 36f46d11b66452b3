import { expect, it } from 'vitest';
import { checkConsent } from './check-consent.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const check = (at: string, version = 'health-data-1') => checkConsent({ version, at }, Date.parse(NOW));

it.each(['2026-11-21T09:59:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-21T11:59:00+02:00'])(
  'records the time of the browser: %s',
  at => {
    expect(check(at)).toBe(at);
  },
);

it.each([
  '1970-01-01T00:00:00.000Z',
  '2026-11-20T09:59:59.000Z',
  '2026-11-21T10:00:01.000Z',
  '2999-01-01T00:00:00Z',
  '2026-02-31T25:00:00Z',
])('records the time of the request in place of %s', at => {
  expect(check(at)).toBe(NOW);
});

it('takes a version of the text that a later release of the form shows', () => {
  expect(check(NOW, 'health-data-2')).toBe(NOW);
});

it.each(['', 'anything', 'health-data-', 'health-data-0', 'health-data-1 '])(
  'refuses %j, which is not a version',
  version => {
    expect(() => check(NOW, version)).toThrow('not known');
  },
);

import * as fc from 'fast-check';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { satisfiesCaret } from './satisfies-caret.ts';

describe('satisfiesCaret', () => {
  const number = fc.integer({ min: 0, max: 12 });
  const version = fc.tuple(fc.integer({ min: 1, max: 12 }), number, number).map(numbers => numbers.join('.'));

  it('agrees with npm on every range that a build can write', () => {
    fc.assert(
      fc.property(version, version, (offered, needed) => {
        expect(satisfiesCaret(offered, `^${needed}`)).toBe(semver.satisfies(offered, `^${needed}`));
      }),
    );
  });

  it.each(['1.2.3', '>=1.0.0', '*', '', '^x'])('refuses "%s", which no build writes', range =>
    expect(satisfiesCaret('1.2.3', range)).toBe(false),
  );
});

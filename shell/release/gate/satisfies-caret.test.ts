import * as fc from 'fast-check';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { satisfiesCaret, satisfiesRange } from './satisfies-caret.ts';

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

describe('satisfiesRange', () => {
  it.each([
    ['shared-contracts', '2.0.0', '^1.6.0', true],
    ['shared-contracts/ui', '3.1.0', '^1.6.0', true],
    ['shared-contracts', '2.0.0', '^2.0.0', true],
    ['shared-contracts', '1.6.0', '^2.0.0', false],
    ['shared-contracts', '1.5.0', '^1.6.0', false],
    ['shared-contracts', '2.0.0', '1.6.0', false],
    ['shared-contracts', '2.0.0', '^', false],
    ['react', '20.0.0', '^19.0.0', false],
    ['shared-contracts-of-another', '2.0.0', '^1.0.0', false],
  ])('%s %s for %s: %s', (module, version, range, satisfied) => {
    expect(satisfiesRange(module, version, range)).toBe(satisfied);
  });
});

import * as fc from 'fast-check';
import { usd } from 'shared-contracts';
import { lowestFigure as contractsOwn } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { lowestFigure } from './figures.rules.ts';

it.each([
  ['$6,200', 'published', 'from $6,200'],
  ['$1,900', 'estimate', 'about $1,900'],
  ['about $7,900', 'published', 'from about $7,900'],
  ['about $7,900', 'estimate', 'about $7,900'],
] as const)('the lowest figure %s that is %s reads %s', (figure, basis, words) =>
  expect(lowestFigure(figure, basis)).toBe(words),
);

it('says what the suggestions of a search say', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.boolean(),
      fc.constantFrom('published', 'estimate'),
      (amount, isTotal, basis) => {
        const figure = isTotal ? `about ${usd(amount)}` : usd(amount);
        expect(lowestFigure(figure, basis)).toBe(contractsOwn(figure, basis));
      },
    ),
  );
});

import * as fc from 'fast-check';
import { usd } from 'shared-contracts';
import { lowestFigure } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { treatmentCopy } from '../steps/treatment/treatment.copy.ts';
import { describeRange } from './total.rules.ts';

const amount = fc.nat({ max: 200_000 });
const basis = fc.constantFrom('published' as const, 'estimate' as const, undefined);

it('calls the range of a price usual where it is published, and nowhere else', () => {
  fc.assert(
    fc.property(amount, amount, basis, (low, high, of) => {
      const words = describeRange({ low, high, basis: of });
      expect(words?.startsWith('usually $')).toBe(of === 'published');
    }),
  );
  expect(describeRange({ basis: 'published' })).toBeNull();
});

it('names the lowest price as every page does', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom('published', 'estimate'), (price, of) => {
      expect(treatmentCopy.lowestPrice(usd(price), of)).toBe(lowestFigure(usd(price), of));
    }),
  );
});

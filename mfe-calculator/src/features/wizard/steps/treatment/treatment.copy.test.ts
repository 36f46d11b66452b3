import * as fc from 'fast-check';
import { usd } from 'shared-contracts';
import { lowestFigure } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { treatmentCopy } from './treatment.copy.ts';

const amount = fc.nat({ max: 200_000 });

it('names the lowest price as every page does', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom('published', 'estimate'), (price, of) => {
      expect(treatmentCopy.lowestPrice(usd(price), of)).toBe(lowestFigure(usd(price), of));
    }),
  );
});

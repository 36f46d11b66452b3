import { destinationAddresses } from 'shared-contracts';
import { expect, it } from 'vitest';
import { countryDrawings } from './country-drawings.ts';

it('each destination has words of its own for its drawing', () => {
  expect(Object.keys(countryDrawings)).toEqual(destinationAddresses.map(({ name }) => name));
  expect(new Set(Object.values(countryDrawings)).size).toBe(12);
});

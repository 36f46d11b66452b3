import { expect, it } from 'vitest';
import { fitDescription, fitTitle } from './heads.rules.ts';

const long = 'A title so long that the name of the brand has no room';

it.each([
  [['Short'], 'Short | Carefare'],
  [[long], long],
  [['x'.repeat(61), 'Shorter'], 'Shorter | Carefare'],
] as const)('a title fits: %j', ([first, ...others], title) =>
  expect(fitTitle(first, ...others)).toBe(title),
);

it('a description keeps whole sentences', () =>
  expect(fitDescription('One.', 'x'.repeat(160), 'Three.')).toBe('One. Three.'));

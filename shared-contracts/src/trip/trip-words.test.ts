import { expect, it } from 'vitest';
import { usualRange } from './trip-words.ts';

it('calls a range usual only where it is published', () => {
  expect(usualRange(7_850, 12_750, 'published')).toBe('usually $7,900 to $12,800');
  expect(usualRange(7_850, 12_750, 'estimate')).toBe('$7,900 to $12,800');
  expect(usualRange(7_850, 12_750)).toBe('$7,900 to $12,800');
});

import { expect, it } from 'vitest';
import { variantOf } from './variant.ts';

it.each([
  [2, 'A'],
  [41, 'B'],
])('the variant of session %i is %s', (id, variant) => expect(variantOf(id)).toBe(variant));

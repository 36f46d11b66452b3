import { expect, it } from 'vitest';
import { categoryName } from './category-name.ts';

it.each([
  ['Opthalmology', 'Ophthalmology'],
  ['Ophthalmology', 'Ophthalmology'],
  ['Dental', 'Dental'],
])('shows %s as %s', (category, name) => {
  expect(categoryName(category)).toBe(name);
});

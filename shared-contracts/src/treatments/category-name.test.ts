import { expect, it } from 'vitest';
import { categoryName } from './category-name.ts';

it.each([
  ['Opthalmology', 'Ophthalmology'],
  ['Ophthalmology', 'Ophthalmology'],
  ['Dental', 'Dental'],
])('category %s is shown as %s', (category, name) => {
  expect(categoryName(category)).toBe(name);
});

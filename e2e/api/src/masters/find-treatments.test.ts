import { expect, it } from 'vitest';
import { findTreatments } from './find-treatments.ts';

const many = Array.from({ length: 500 }, (_, index) => ({
  name: `Spinal Graft ${index}`,
  category: 'Orthopedic',
}));
const list = [...many, { name: 'Cornea Transplant', category: 'Opthalmology' }];

it.each([
  ['cornea', ['Cornea Transplant']],
  ['conrea', ['Cornea Transplant']],
  ['eye transplant', ['Cornea Transplant']],
  ['zzzz', []],
])('finds by the site’s search what %j means', async (term, names) => {
  expect((await findTreatments(list, term)).map(({ name }) => name)).toEqual(names);
});

it.each(['', 'graft', 'grfat'])('answers with few for %j', async term => {
  expect(await findTreatments(list, term)).toHaveLength(20);
});

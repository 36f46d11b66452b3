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
  expect((await findTreatments(list, { search: term })).map(({ name }) => name)).toEqual(names);
});

it.each(['', 'graft', 'grfat'])('answers with few for %j', async term => {
  expect(await findTreatments(list, { search: term })).toHaveLength(20);
});

it('answers with one treatment, a category, or the first of each', async () => {
  const eyes = [
    { name: 'Lens', category: 'Eyes', order: 2, aliases: ['eye-lens'] },
    { name: 'Laser', category: 'Eyes', order: 1 },
    { name: 'Lids', category: 'Eyes', order: 0 },
  ];
  const answer = async (query: Parameters<typeof findTreatments>[1]) =>
    (await findTreatments([...many, ...eyes], query)).map(({ name }) => name);
  expect(await answer({ slug: 'eye-lens' })).toEqual(['Lens']);
  expect(await answer({ slug: 'eye' })).toEqual([]);
  expect(await answer({ category: 'Eyes' })).toEqual(['Lens', 'Laser', 'Lids']);
  expect(await answer({ first: 2 })).toEqual(['Spinal Graft 0', 'Spinal Graft 1', 'Lids', 'Laser']);
});

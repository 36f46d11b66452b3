import { wholeAnswer } from 'shared-contracts/wire';
import { expect, it } from 'vitest';
import { bytesOf } from './bytes.ts';
import { findTreatments, rowsOf } from './find-treatments.ts';

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

it('has the slugs of the whole list in each part of it', async () => {
  const rows = [
    { id: 38, name: 'Veneers', category: 'Dental' },
    { id: '900', name: 'Consultation', category: 'Cardiac' },
    { id: '901', name: 'Consultation', category: 'Eyes' },
    { id: '902', name: 'Lens', category: 'Eyes', slug: 'no slug!' },
  ];
  const whole = rowsOf(bytesOf(JSON.stringify(wholeAnswer('GET masters/treatments', rows)))) ?? [];
  const ids = async (query: Parameters<typeof findTreatments>[1]) =>
    (await findTreatments(whole, query)).map(row => (row as unknown as { id: unknown }).id);
  expect(await ids({ slug: 'dental-veneers' })).toEqual([38]);
  expect(await ids({ slug: 'veneers' })).toEqual([38]);
  expect(await ids({ slug: 'consultation' })).toEqual(['900']);
  expect(await ids({ slug: 'consultation-901' })).toEqual(['901']);
  const eyes = await findTreatments(whole, { category: 'Eyes' });
  expect(eyes.map(({ slug }) => slug)).toEqual(['consultation-901', 'lens']);
  expect(rowsOf(bytesOf('{"error":1}'))).toBeUndefined();
});

it('reads one row for each id, with its own address, and names without space around them', async () => {
  const rows = [
    { id: 1, name: 'Veneers', category: ' Dental ' },
    { id: '1', name: 'Veneers', category: 'Dental' },
    { id: 2, name: 'Crowns\n', category: 'Dental' },
    { id: 3, name: 'Lens', category: 'Eyes' },
  ];
  const whole = rowsOf(bytesOf(JSON.stringify(wholeAnswer('GET masters/treatments', rows)))) ?? [];
  const namesOf = async (query: Parameters<typeof findTreatments>[1]) =>
    (await findTreatments(whole, query)).map(({ name }) => name);
  expect(await namesOf({ first: 9 })).toEqual(['Veneers', 'Crowns', 'Lens']);
  expect(await namesOf({ category: 'Dental' })).toEqual(['Veneers', 'Crowns']);
  expect(await namesOf({ slug: 'lens' })).toEqual(['Lens']);
});

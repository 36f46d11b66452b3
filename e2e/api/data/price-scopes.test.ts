import { expect, it } from 'vitest';
import { readReferenceData } from '../src/reference/reference-data.ts';

const { meta, treatments } = readReferenceData();
const scopes = treatments.map(({ name, category, includes, excludes, left_out, ...treatment }) => ({
  name,
  category,
  left_out,
  about: `${name} ${treatment.price_unit} ${treatment.description}`,
  includes: (includes ?? meta.includes).join('; '),
  excludes: (excludes ?? meta.excludes).join('; '),
}));

it.each(scopes)('what the price of $name covers fits it', ({ category, about, includes, excludes, left_out = [] }) => {
  const all = `${includes}; ${excludes}`;
  if (['Dental', 'Opthalmology', 'Fertility'].includes(category)) expect(all).not.toContain('hospital');
  else expect(all.includes('hospital') || about.includes('local anaesthetic')).toBe(true);
  if (['Dental', 'Fertility'].includes(category)) expect(all).not.toContain('surgeon');
  if (all.includes('implant')) expect(about).toMatch(/implant|stent|lens|valve/i);
  for (const { short } of left_out) {
    expect(includes).not.toContain(short);
    expect(excludes).toContain(short);
  }
});

it.each(scopes)('the price of $name leaves out the same of the trip', ({ includes, excludes }) => {
  for (const item of ['complications', 'travel insurance', 'transfers', 'follow-up at home']) {
    expect(excludes).toContain(item);
    expect(includes).not.toContain(item);
  }
});

it('what prices cover is in the words of the general lists, but for who treats and where', () => {
  const wordsOf = (text: string) => text.toLowerCase().match(/[a-z'-]{4,}/g) ?? [];
  const known = new Set(
    wordsOf(
      `${[...meta.includes, ...meta.excludes].join(' ')} doctor's dentist's surgeon's clinic anaesthetic longer stay stimulation`,
    ),
  );
  for (const { includes, excludes } of scopes)
    for (const word of wordsOf(`${includes} ${excludes}`)) expect([word, known.has(word)]).toEqual([word, true]);
});

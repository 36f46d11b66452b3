import { section3Treatments } from '@carefare/testing/section-3';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { notHere } from './not-here.ts';
import { otherLanguages } from './other-languages.ts';
import { readSearch, SEARCH_TERM_MAX } from './read-search.ts';
import { similarTreatments } from './similar-treatments.ts';
import { synonyms } from './synonyms.ts';
import { find, guess, list } from './testing/search-data.ts';

const name = fc.constantFrom(...list.map(each => each.name));

it('finds each exact name first, in any case and with any country', () => {
  const country = fc.constantFrom('', ' turkey', ' in India', ' in south korea cost');
  fc.assert(
    fc.property(name, country, fc.boolean(), (each, where, isUpper) => {
      expect(find((isUpper ? each.toUpperCase() : each) + where)[0]).toBe(each);
    }),
  );
});

it('finds each name that lacks a letter among the first three, and nearly always first', () => {
  const misspelled = list.flatMap(({ name: each }) =>
    [...each.matchAll(/[a-z]/gi)].map(({ index }) => ({
      each,
      term: each.slice(0, index) + each.slice(index + 1),
    })),
  );
  const places = misspelled.map(({ each, term }) => find(term).indexOf(each));
  expect(misspelled.filter((_, index) => ![0, 1, 2].includes(places[index] ?? -1))).toEqual([]);
  expect(places.filter(place => place > 0).length).toBeLessThan(places.length / 100);
});

it('finds each name with two neighbouring letters of a word of four or more swapped', () => {
  const swapped = list.flatMap(({ name: each }) =>
    [...each.matchAll(/(?<=[a-z])([a-z])([a-z])(?=[a-z])/gi)]
      .filter(([, first, second]) => first !== second)
      .map(({ index, 1: first, 2: second }) => ({
        each,
        term: `${each.slice(0, index)}${second}${first}${each.slice(index + 2)}`,
      })),
  );
  expect(swapped.filter(({ each, term }) => !find(term).slice(0, 3).includes(each))).toEqual([]);
});

it('finds each synonym, first where only one treatment has it, and keeps equal matches in the order of the list', () => {
  const all = Object.values(synonyms).flat();
  for (const { name: each, slug } of section3Treatments)
    for (const synonym of synonyms[slug] ?? []) {
      expect(find(synonym), synonym).toContain(each);
      if (all.indexOf(synonym) === all.lastIndexOf(synonym)) expect(find(synonym)[0], synonym).toBe(each);
    }
  expect(find('cardiac')).toEqual([
    'Coronary Angiogram',
    'Angioplasty',
    'Heart Bypass',
    'Heart Valve Replacement',
  ]);
});

it('reads any text, and of a long one only the beginning', () => {
  fc.assert(fc.property(fc.string(), term => Array.isArray(find(term))));
  const long = `${'x'.repeat(SEARCH_TERM_MAX)} turkey`;
  expect(readSearch(long)).toEqual({
    typed: ['x'.repeat(SEARCH_TERM_MAX)],
    meant: expect.anything(),
    country: null,
  });
});

it.each([
  ['Zahnimplantat', 'Dental Implants'],
  ['Implantate', 'Dental Implants'],
  ['künstliche Hüfte', 'Hip Replacement'],
  ['fecundación in vitro', 'In Vitro Fertilization (IVF)'],
  ['krone', 'Dental Crowns'],
  ['زراعة الشعر', 'Hair Transplant'],
  ['زراعة شعر', 'Hair Transplant'],
  ['سعر زراعة الأسنان', 'Dental Implants'],
  ['ЭКО', 'In Vitro Fertilization (IVF)'],
  ['пересадка волос цена', 'Hair Transplant'],
])('finds "%s", a word of another language', (term, each) => {
  expect(find(term)[0]).toBe(each);
});

it.each(section3Treatments)('finds $name by each of its words of other languages', ({ name: each, slug }) => {
  for (const word of otherLanguages[slug] ?? []) expect(find(word).slice(0, 5), word).toContain(each);
});

it.each([
  ['cancer', 'cancer care'],
  ['Breast Cancers', 'cancer care'],
  ['Krebs', 'cancer care'],
  ['сахарный диабет', 'diabetes care'],
  ['سرطان الثدي', 'cancer care'],
  ['kidney transplant', 'kidney care'],
  ['heart transplant', 'organ transplants'],
  ['HIV treatment in India', 'HIV care'],
  ['stroke', 'care after a stroke'],
  ['is it safe', null],
])('knows that %j is not here, and guesses nothing', (term, care) => {
  expect(find(term)).toEqual([]);
  expect(guess(term)).toEqual([]);
  expect(notHere(readSearch(term).meant)).toEqual({ care });
});

it('takes no word of a treatment for what is not here', () => {
  for (const { name: each, slug } of section3Treatments)
    for (const word of [each, ...(synonyms[slug] ?? []), ...(otherLanguages[slug] ?? [])])
      expect(notHere(readSearch(word).typed), word).toBeNull();
});

it.each([
  ['hip arthroscopy', ['Hip Replacement']],
  ['liposuktion pills', ['Liposuction']],
  ['wings', []],
  ['pizza', []],
  ['xnee xyzzy', []],
  ['replacement xyzzy', []],
])('asks for %j whether %j was meant', (term, names) => {
  expect(guess(term)).toEqual(names);
});

it('finds a misspelled treatment where two have one name', () => {
  const twice = [...list, { name: 'Hair Transplant', category: 'Dermatology' }];
  expect(similarTreatments(twice, ['hiar', 'transplnt'])).toEqual(['Hair Transplant']);
});

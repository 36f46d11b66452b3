import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearch, SEARCH_TERM_MAX, searchedCountry } from './read-search.ts';
import { searchTreatments } from './search.ts';
import { similarTreatments } from './similar-treatments.ts';
import { treatmentAddresses } from './slugs.ts';
import { synonyms } from './synonyms.ts';

/** Categories by the first id of each, as the API has them. */
const categoryOf = (id: number): string => {
  if (id <= 36) return 'Cosmetic';
  if (id <= 41) return 'Dental';
  if (id <= 43) return 'Opthalmology';
  if (id === 44) return 'Fertility';
  if (id <= 46) return 'General';
  return id <= 50 ? 'Cardiac' : 'Orthopedic';
};
const list = treatmentAddresses.map(({ id, name }) => ({ name, category: categoryOf(Number(id)) }));

/** As `useTreatmentSearch` finds them. */
function find(term: string): string[] {
  const literal = searchTreatments(list, term).map(({ name }) => name);
  const { meant } = readSearch(term);
  return literal.length > 0 || meant.length === 0 ? literal : similarTreatments(list, meant);
}

const expectations: [term: string, first: string, country?: string][] = [
  ['hip op', 'Hip Replacement'],
  ['knee op', 'Knee Replacement'],
  ['rinoplasty', 'Rhinoplasty'],
  ['hip replacment', 'Hip Replacement'],
  ['hair transplant turkey', 'Hair Transplant', 'Turkey'],
  ['cost of hip replacement in india', 'Hip Replacement', 'India'],
  ['dentist', 'Dental Implants'],
  ['obesity', 'Gastric Sleeve'],
  ['hair plugs', 'Hair Transplant'],
  ['nose job', 'Rhinoplasty'],
  ['nose op', 'Rhinoplasty'],
  ['weight loss', 'Gastric Sleeve'],
  ['weight loss surgery abroad', 'Gastric Sleeve'],
  ['boob job', 'Breast Augmentation'],
  ['boob job cost', 'Breast Augmentation'],
  ['new hip', 'Hip Replacement'],
  ['new knee', 'Knee Replacement'],
  ['smile makeover', 'Dental Veneers'],
  ['laser eye', 'LASIK Eye Surgery'],
  ['laser eye surgery turkey', 'LASIK Eye Surgery', 'Turkey'],
  ['lasik', 'LASIK Eye Surgery'],
  ['lasic', 'LASIK Eye Surgery'],
  ['lasick eye surgery', 'LASIK Eye Surgery'],
  ['eye surgery', 'LASIK Eye Surgery'],
  ['eye doctor', 'LASIK Eye Surgery'],
  ['eyesight', 'LASIK Eye Surgery'],
  ['turkey teeth', 'Dental Veneers', 'Turkey'],
  ['teeth in turkey', 'Dental Implants', 'Turkey'],
  ['veneers turkey price', 'Dental Veneers', 'Turkey'],
  ['vaneers', 'Dental Veneers'],
  ['veeners', 'Dental Veneers'],
  ['dental venners', 'Dental Veneers'],
  ['dental implant', 'Dental Implants'],
  ['dental inplants', 'Dental Implants'],
  ['tooth implant cost', 'Dental Implants'],
  ['all on 4', 'Full Mouth Restoration'],
  ['all on 4 turkey', 'Full Mouth Restoration', 'Turkey'],
  ['full mouth restauration', 'Full Mouth Restoration'],
  ['crowns', 'Dental Crowns'],
  ['dental crown hungary', 'Dental Crowns', 'Hungary'],
  ['dental crown budapest', 'Dental Crowns', 'Hungary'],
  ['braces', 'Orthodontics'],
  ['orthodontist', 'Orthodontics'],
  ['invisaline', 'Orthodontics'],
  ['ivf', 'In Vitro Fertilization (IVF)'],
  ['ivf cost', 'In Vitro Fertilization (IVF)'],
  ['ivf in spain', 'In Vitro Fertilization (IVF)', 'Spain'],
  ['in vitro fertilisation', 'In Vitro Fertilization (IVF)'],
  ['fertility clinic', 'In Vitro Fertilization (IVF)'],
  ['infertility', 'In Vitro Fertilization (IVF)'],
  ['gastric sleeve', 'Gastric Sleeve'],
  ['gastric sleve', 'Gastric Sleeve'],
  ['gastic sleeve', 'Gastric Sleeve'],
  ['gastric sleeve mexico', 'Gastric Sleeve', 'Mexico'],
  ['gastric bypass thailand', 'Gastric Bypass', 'Thailand'],
  ['gastrick bypass', 'Gastric Bypass'],
  ['bypass', 'Gastric Bypass'],
  ['bariatric', 'Gastric Sleeve'],
  ['heart bypass', 'Heart Bypass'],
  ['hart bypass', 'Heart Bypass'],
  ['open heart surgery', 'Heart Bypass'],
  ['heart surgery india', 'Heart Bypass', 'India'],
  ['heart valve', 'Heart Valve Replacement'],
  ['hart valve replacement', 'Heart Valve Replacement'],
  ['stent', 'Angioplasty'],
  ['angioplasti', 'Angioplasty'],
  ['angiogram', 'Coronary Angiogram'],
  ['coronary angiogramm', 'Coronary Angiogram'],
  ['cardiologist', 'Coronary Angiogram'],
  ['hair loss', 'Hair Transplant'],
  ['hairtransplant', 'Hair Transplant'],
  ['hair tranplant', 'Hair Transplant'],
  ['hair transplant Türkiye', 'Hair Transplant', 'Turkey'],
  ['turkish hair transplant', 'Hair Transplant', 'Turkey'],
  ['hair transplant istanbul', 'Hair Transplant', 'Turkey'],
  ['hair transplantation', 'Hair Transplant'],
  ['cheap hair transplant', 'Hair Transplant'],
  ['best hair transplant in turkey price', 'Hair Transplant', 'Turkey'],
  ['how much is a facelift', 'Facelift'],
  ['face lift', 'Facelift'],
  ['tummy tuck', 'Tummy Tuck (Abdominoplasty)'],
  ['tumy tuck', 'Tummy Tuck (Abdominoplasty)'],
  ['abdominoplasti', 'Tummy Tuck (Abdominoplasty)'],
  ['bbl', 'Buttock Augmentation (BBL)'],
  ['bbl turkey', 'Buttock Augmentation (BBL)', 'Turkey'],
  ['brazilian butt lift', 'Buttock Augmentation (BBL)'],
  ['lipo', 'Liposuction'],
  ['liposucion', 'Liposuction'],
  ['lyposuction', 'Liposuction'],
  ['breast implants', 'Breast Augmentation'],
  ['brest augmentation', 'Breast Augmentation'],
  ['breast augmentation thailand', 'Breast Augmentation', 'Thailand'],
  ['eye bags', 'Eyelid Surgery (Blepharoplasty)'],
  ['eyelid surgery', 'Eyelid Surgery (Blepharoplasty)'],
  ['eye lid surgery', 'Eyelid Surgery (Blepharoplasty)'],
  ['blefaroplasty', 'Eyelid Surgery (Blepharoplasty)'],
  ['cataract', 'Cataract Surgery'],
  ['catarct surgery', 'Cataract Surgery'],
  ['cateract', 'Cataract Surgery'],
  ['knee replacement abroad', 'Knee Replacement'],
  ['kneereplacement', 'Knee Replacement'],
  ['nee replacement', 'Knee Replacement'],
  ['the price of a new knee in Poland', 'Knee Replacement', 'Poland'],
  ['total knee replacement cost in thailand', 'Knee Replacement', 'Thailand'],
  ['total hip replacement', 'Hip Replacement'],
  ['hip replacement surgery', 'Hip Replacement'],
  ['hip surgery', 'Hip Replacement'],
  ['back surgery', 'Spinal Fusion'],
  ['slipped disc', 'Spinal Fusion'],
  ['spine fusion', 'Spinal Fusion'],
  ['spinal fushion', 'Spinal Fusion'],
  ['back pain operation', 'Spinal Fusion'],
  ['plastic surgery', 'Hair Transplant'],
  ['in india', 'Hair Transplant', 'India'],
  ['turkey', 'Hair Transplant', 'Turkey'],
  ['treatment in dubai', 'Hair Transplant', 'UAE'],
];

describe('what visitors type', () => {
  it.each(expectations)('%j finds %s first', (term, first, country) => {
    expect(find(term)[0]).toBe(first);
    expect(searchedCountry(term)).toBe(country ?? null);
  });

  it.each([
    'kidney transplant',
    'xyzzy',
    'pizza',
    'wings',
    'car insurance',
    '???',
    'asdf',
    'cheap flights',
    'weather',
    'hello',
    'football',
    'iphone',
    'vet',
    'lawyer',
    'tattoo',
    'mortgage',
    'hernia',
    'breast cancer',
    'mri scan',
    'liver transplant',
  ])('%j finds nothing', term => {
    expect(find(term)).toEqual([]);
    expect(searchedCountry(term)).toBeNull();
  });

  it('a country alone finds every treatment', () => {
    for (const term of ['in india', 'Türkiye', 'cheap treatment in turkey'])
      expect(find(term)).toHaveLength(25);
  });

  it('a category in everyday words finds all of it, and only that', () => {
    expect(find('dentist').toSorted()).toEqual([
      'Dental Crowns',
      'Dental Implants',
      'Dental Veneers',
      'Full Mouth Restoration',
      'Orthodontics',
    ]);
    expect(find('plastic surgery')).toHaveLength(8);
  });
});

describe('names and mistakes', () => {
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

  it('finds each synonym, and keeps equal matches in the order of the list', () => {
    for (const { name: each, slug } of treatmentAddresses)
      for (const synonym of synonyms[slug] ?? []) expect(find(synonym), synonym).toContain(each);
    expect(find('cardiac')).toEqual([
      'Coronary Angiogram',
      'Angioplasty',
      'Heart Bypass',
      'Heart Valve Replacement',
    ]);
  });

  it('reads any text, and of a long one the beginning alone', () => {
    fc.assert(fc.property(fc.string(), term => Array.isArray(find(term))));
    const long = `${'x'.repeat(SEARCH_TERM_MAX)} turkey`;
    expect(readSearch(long)).toEqual({
      typed: ['x'.repeat(SEARCH_TERM_MAX)],
      meant: expect.anything(),
      country: null,
    });
  });
});

import { section3Treatments } from '@carefare/testing/section-3';
import { expect, it } from 'vitest';
import { searchedCountry } from './read-search.ts';
import { searchTreatments } from './search.ts';
import { find, list } from './testing/search-data.ts';

/** What visitors type, which treatment they mean, and the country that they name. */
const expectations: [term: string, first: string, country?: string][] = [
  ['hip op', 'Hip Replacement'],
  ['hair plugs', 'Hair Transplant'],
  ['hair loss', 'Hair Transplant'],
  ['hair transplantation', 'Hair Transplant'],
  ['new hip', 'Hip Replacement'],
  ['new knee', 'Knee Replacement'],
  ['smile makeover', 'Dental Veneers'],
  ['braces', 'Orthodontics'],
  ['brazilian butt lift', 'Buttock Augmentation (BBL)'],
  ['boob job cost', 'Breast Augmentation'],
  ['breast implants', 'Breast Augmentation'],
  ['eye bags', 'Eyelid Surgery (Blepharoplasty)'],
  ['total hip replacement', 'Hip Replacement'],
  ['total knee replacement cost in thailand', 'Knee Replacement', 'Thailand'],
  ['dentist', 'Dental Implants'],
  ['obesity', 'Gastric Sleeve'],
  ['nose op', 'Rhinoplasty'],
  ['weight loss', 'Gastric Sleeve'],
  ['weight loss surgery abroad', 'Gastric Sleeve'],
  ['laser eye', 'LASIK Eye Surgery'],
  ['lasic', 'LASIK Eye Surgery'],
  ['lasick eye surgery', 'LASIK Eye Surgery'],
  ['eye surgery', 'LASIK Eye Surgery'],
  ['eye doctor', 'LASIK Eye Surgery'],
  ['eyesight', 'LASIK Eye Surgery'],
  ['turkey teeth', 'Dental Veneers', 'Turkey'],
  ['teeth in turkey', 'Dental Implants', 'Turkey'],
  ['ivf new delhi', 'In Vitro Fertilization (IVF)', 'India'],
  ['vaneers', 'Dental Veneers'],
  ['veeners', 'Dental Veneers'],
  ['dental venners', 'Dental Veneers'],
  ['nsoe job', 'Rhinoplasty'],
  ['dental inplants', 'Dental Implants'],
  ['tooth implant cost', 'Dental Implants'],
  ['full mouth restauration', 'Full Mouth Restoration'],
  ['crowns', 'Dental Crowns'],
  ['dental crown budapest', 'Dental Crowns', 'Hungary'],
  ['orthodontist', 'Orthodontics'],
  ['invisaline', 'Orthodontics'],
  ['ivf in spain', 'In Vitro Fertilization (IVF)', 'Spain'],
  ['in vitro fertilisation', 'In Vitro Fertilization (IVF)'],
  ['gastric sleeve mexico', 'Gastric Sleeve', 'Mexico'],
  ['gastrick bypass', 'Gastric Bypass'],
  ['bypass', 'Gastric Bypass'],
  ['bariatric', 'Gastric Sleeve'],
  ['open heart surgery', 'Heart Bypass'],
  ['angioplasti', 'Angioplasty'],
  ['coronary angiogramm', 'Coronary Angiogram'],
  ['cardiologist', 'Coronary Angiogram'],
  ['hairtransplant', 'Hair Transplant'],
  ['hair transplant Türkiye', 'Hair Transplant', 'Turkey'],
  ['turkish hair transplant', 'Hair Transplant', 'Turkey'],
  ['hair transplant istanbul', 'Hair Transplant', 'Turkey'],
  ['cheap hair transplant', 'Hair Transplant'],
  ['best hair transplant in turkey price', 'Hair Transplant', 'Turkey'],
  ['how much is a facelift', 'Facelift'],
  ['tumy tuck', 'Tummy Tuck (Abdominoplasty)'],
  ['abdominoplasti', 'Tummy Tuck (Abdominoplasty)'],
  ['lyposuction', 'Liposuction'],
  ['eye lid surgery', 'Eyelid Surgery (Blepharoplasty)'],
  ['blefaroplasty', 'Eyelid Surgery (Blepharoplasty)'],
  ['cateract', 'Cataract Surgery'],
  ['kneereplacement', 'Knee Replacement'],
  ['the price of a new knee in Poland', 'Knee Replacement', 'Poland'],
  ['spine fusion', 'Spinal Fusion'],
  ['spinal fushion', 'Spinal Fusion'],
  ['back pain operation', 'Spinal Fusion'],
  ['plastic surgery', 'Hair Transplant'],
  ['in india', 'Hair Transplant', 'India'],
  ['treatment in dubai', 'Hair Transplant', 'UAE'],
];

it.each(expectations)('%j finds %s first', (term, first, country) => {
  expect(find(term)[0]).toBe(first);
  expect(searchedCountry(term)).toBe(country ?? null);
});

it('of two countries the first that was typed counts, and none that was not', () => {
  expect(searchedCountry('turkey or india')).toBe('Turkey');
  expect(searchedCountry('south turkey korea')).toBe('Turkey');
});

it.each([
  'kidney transplant',
  'hair dye',
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

it('a country without a treatment finds every treatment', () => {
  for (const term of ['in india', 'Türkiye', 'cheap treatment in turkey'])
    expect(find(term)).toHaveLength(section3Treatments.length);
});

it('a category in everyday words finds all of it, and only that', () => {
  for (const term of ['dentist', 'dientes', 'зубы', 'أسنان'])
    expect(find(term).toSorted(), term).toEqual([
      'Dental Crowns',
      'Dental Implants',
      'Dental Veneers',
      'Full Mouth Restoration',
      'Orthodontics',
    ]);
  expect(find('plastic surgery')).toHaveLength(8);
});

it.each([
  ['  NOSE   JOB ', ['Rhinoplasty']],
  ['nose-job', ['Rhinoplasty']],
  ['BBL', ['Buttock Augmentation (BBL)']],
  ['abdominoplasty', ['Tummy Tuck (Abdominoplasty)']],
  ['Hair Transplant', ['Hair Transplant']],
  ['weight loss surgery', ['Gastric Sleeve', 'Gastric Bypass']],
  ['knee', []],
  ['', []],
])('%j names exactly %j', (term, names) => {
  expect(searchTreatments(list, term, true).map(({ name }) => name)).toEqual(names);
});

it.each([
  ['knee', ['Knee Replacement']],
  ['eye', ['Cataract Surgery', 'Eyelid Surgery (Blepharoplasty)', 'LASIK Eye Surgery']],
  ['ophthalmology', ['Cataract Surgery', 'LASIK Eye Surgery']],
])('%j, spelled right, finds no other than %j', (term, found) => {
  expect(find(term).toSorted()).toEqual(found);
});

it('an empty term finds all treatments', () => expect(find('  ')).toHaveLength(list.length));

it('a destination that is not of section 3 is known by its name where the API lists it, in the place of those that it does not', () => {
  const destinations = ['Georgia', 'India'];
  const found = searchTreatments(list, 'hip replacement in georgia', false, destinations);
  expect(found.map(({ name }) => name)).toEqual(['Hip Replacement']);
  expect(searchedCountry('hip replacement in georgia', destinations)).toBe('Georgia');
  expect(searchedCountry('hip replacement in georgia')).toBeNull();
  expect(searchedCountry('hip replacement in malaysia', destinations)).toBeNull();
});

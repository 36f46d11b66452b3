import { section3Treatments } from '@carefare/testing/section-3';
import { describe, expect, it } from 'vitest';
import { searchedCountry } from './read-search.ts';
import { searchTreatments } from './search.ts';

const categories: Record<string, string> = {
  'LASIK Eye Surgery': 'Opthalmology',
  'Cataract Surgery': 'Opthalmology',
  Angioplasty: 'Cardiac',
  'Coronary Angiogram': 'Cardiac',
  'Heart Bypass': 'Cardiac',
  'Heart Valve Replacement': 'Cardiac',
};
const list = section3Treatments.map(({ name }) => ({ name, category: categories[name] ?? 'General' }));
const names = (term: string) => searchTreatments(list, term).map(({ name }) => name);

describe('the treatment search', () => {
  it.each([
    ['nose job', 'Rhinoplasty'],
    ['BBL', 'Buttock Augmentation (BBL)'],
    ['ivf', 'In Vitro Fertilization (IVF)'],
    ['stent', 'Angioplasty'],
    ['  NOSE   JOB ', 'Rhinoplasty'],
    ['nose-job', 'Rhinoplasty'],
    ['tummy tuck', 'Tummy Tuck (Abdominoplasty)'],
    ['abdominoplasty', 'Tummy Tuck (Abdominoplasty)'],
    ['braces', 'Orthodontics'],
    ['Hair Transplant', 'Hair Transplant'],
  ])('%j names exactly %s', (term, name) => {
    expect(searchTreatments(list, term, true).map(hit => hit.name)).toEqual([name]);
    expect(names(term)[0]).toBe(name);
  });

  it.each([
    ['knee', ['Knee Replacement']],
    ['hip', ['Hip Replacement']],
    ['eye', ['Eyelid Surgery (Blepharoplasty)', 'LASIK Eye Surgery', 'Cataract Surgery']],
    ['weight loss', ['Gastric Sleeve', 'Gastric Bypass']],
    ['ophthalmology', ['LASIK Eye Surgery', 'Cataract Surgery']],
    ['cardiac', ['Coronary Angiogram', 'Angioplasty', 'Heart Bypass', 'Heart Valve Replacement']],
    ['xyzzy', []],
    ['???', []],
  ])('%j finds the right treatments', (term, found) => {
    expect(names(term).toSorted()).toEqual(found.toSorted());
  });

  it('an empty term finds all treatments, a term that several share selects none', () => {
    expect(names('  ')).toHaveLength(list.length);
    expect(searchTreatments(list, '', true)).toEqual([]);
    expect(searchTreatments(list, 'weight loss surgery', true).length).toBeGreaterThan(1);
  });
});

describe('a destination that is not of section 3', () => {
  const destinations = ['Georgia', 'India'];

  it('is known by its name where the API lists it', () => {
    const found = searchTreatments(list, 'hip replacement in georgia', false, destinations);
    expect(found.map(({ name }) => name)).toEqual(['Hip Replacement']);
    expect(searchedCountry('hip replacement in georgia', destinations)).toBe('Georgia');
    expect(searchedCountry('hip replacement in georgia')).toBeNull();
  });

  it('takes the place of one that the API does not list', () => {
    expect(searchedCountry('hip replacement in malaysia', destinations)).toBeNull();
  });
});

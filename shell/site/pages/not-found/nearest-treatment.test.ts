import { section3Treatments } from '@carefare/testing/section-3';
import { expect, it } from 'vitest';
import { nearestTreatment } from './nearest-treatment.ts';

it.each([
  ['/treatments/hip-replacment', 'Hip Replacement'],
  ['/treatments/Hip-Replacement/', 'Hip Replacement'],
  ['/treatment/dental-implant', 'Dental Implants'],
  ['/rinoplasty', 'Rhinoplasty'],
  ['/treatments/ivff', 'In Vitro Fertilization (IVF)'],
  ['/treatments/kidney', undefined],
  ['/no-such-page', undefined],
  ['/', undefined],
])('for %s it is %s', (path, name) => {
  expect(nearestTreatment(path, section3Treatments)?.name).toBe(name);
});

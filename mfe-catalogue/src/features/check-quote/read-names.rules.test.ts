import { section3Treatments } from '@carefare/testing/section-3';
import { expect, it } from 'vitest';
import { countryIn, treatmentIn, unitsIn } from './read-names.rules.ts';

const read = (text: string) => treatmentIn(section3Treatments, text).treatment?.name ?? null;

it.each(section3Treatments.map(({ name }) => name))(
  'reads %s in a sentence, with or without a plural',
  name => {
    const plain = name.split(' (')[0] ?? '';
    expect(read(`Dear Ms Smith, our offer for your ${plain.toLowerCase()}: $4,000`)).toBe(name);
    expect(read(`2 x ${plain.replace(/s$/, '')}, Istanbul`)).toBe(name);
  },
);

it.each([
  ['Package for gastric sleeve surgery in Istanbul: 5.400 USD. We also do gastric bypass.', 'Gastric Sleeve'],
  ['VSG sleeve, 3 nights', 'Gastric Sleeve'],
  ['Antalya Spine Center\nTotal knee replacement, 7 nights', 'Knee Replacement'],
  ['all-on-4, both jaws', 'Full Mouth Restoration'],
  ['Nose job by Dr Kaya', 'Rhinoplasty'],
  ['Lasik, both eyes', 'LASIK Eye Surgery'],
  ['ICSI with 2 transfers', 'In Vitro Fertilization (IVF)'],
  ['Upper jaw: 6 implants, temporary denture', 'Dental Implants'],
  ['Single implant $900, zirconia crown on it $400', 'Dental Implants'],
  ['Implant clinic: 20 zirconia crowns', 'Dental Crowns'],
  ['Lipo 360 + BBL', 'Buttock Augmentation (BBL)'],
  ['Liposuction of the back with fat transfer (BBL)', 'Buttock Augmentation (BBL)'],
  ['Liposuction. We also do BBL.', 'Liposuction'],
  ['Bariatric surgery', null],
  ['Through the hotel, future nights', null],
  ['Double room with half board', null],
  ['', null],
])('reads %j as %s', (text, name) => expect(read(text)).toBe(name));

it.each([
  ['Clinic in Istanbul, Turkey. Patient from Dubai.', 'Turkey'],
  ['We flew from Dubai. Our clinic in Istanbul, in Turkey', 'Turkey'],
  ['Türkiye', 'Turkey'],
  ['Our hospital in Kuala Lumpur', 'Malaysia'],
  ['South Korea', 'South Korea'],
  ['Costa Rica package', 'Costa Rica'],
  ['Los Algodones, México', 'Mexico'],
  ['Hotel and transfers', null],
])('reads the country of %j as %s', (text, country) => expect(countryIn(text)).toBe(country));

it.each([
  ['4 Straumann implants with abutments and crowns', 4],
  ['Implants x 6, crowns x 12', 6],
  ['Qty\n4\nCamlog implants\n$3,600', 4],
  ['450 EUR per implant, two implants', 2],
  ['Implants: 3 x 1,150 € = 3,450 €', 3],
  ['Left side 4 implants, right side 2 implants', null],
  ['6 implants upper and 4 lower', null],
  ['6 upper implants + 6 lower', null],
  ['12 implants: 6 upper, 6 lower', 12],
  ['Lower jaw: 4 implants', 4],
  ['3 nights, implants', null],
])('counts the pieces of %j', (text, units) => {
  const implants = { name: 'Dental Implants', unit: { one: 'implant', many: 'implants', max: 32 } };
  expect(unitsIn(implants, text)).toBe(units);
});

it('reads a long text', () => expect(read('hotel '.repeat(3_000))).toBeNull());

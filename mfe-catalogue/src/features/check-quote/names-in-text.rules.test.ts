import { section3Treatments } from '@carefare/testing/section-3';
import { expect, it } from 'vitest';
import { countryIn, treatmentIn } from './names-in-text.rules.ts';

const read = (text: string) => treatmentIn(section3Treatments, text)?.name ?? null;

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

it('reads a long text', () => expect(read('hotel '.repeat(3_000))).toBeNull());

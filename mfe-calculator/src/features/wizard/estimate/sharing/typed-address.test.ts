import { aTrip } from '@carefare/testing';
import { expect, it } from 'vitest';
import { typedAddress } from './typed-address.ts';

const hip = { name: 'Hip Replacement' };
const dated = aTrip({ startDate: '2027-01-10', endDate: '2027-01-25' });

it.each<[typeof dated, string, string?]>([
  [dated, 'from=uk&start=2027-01-10&end=2027-01-25&companions=1&hotel=2&food=2'],
  [{ ...dated, accommodationDurationEdited: true, accommodationDuration: 9 }, '&nights=9&companions=1'],
  [{ ...dated, startDate: null, endDate: null, timeline: 'soon' }, 'from=uk&when=soon&nights=15&'],
  [{ ...dated, units: 4, visits: 2, laterNights: [7] }, '&later=7&companions=1&units=4&visits=2&'],
  [{ ...dated, patients: 2, companions: 0 }, '&patients=2&hotel='],
  [{ ...dated, flightSupport: false, visaSupport: false }, '&flights=no&visa=no'],
  [{ ...dated, compared: ['India', 'South Korea'] }, '&compare=india,south-korea'],
  [dated, '&currency=gbp', 'GBP'],
])('an address to type has the answers: %#', (trip, answers, currency) => {
  const address = typedAddress(trip, hip, 'South Korea', currency);
  expect(address).toContain('/?treatment=hip-replacement&to=south-korea#');
  expect(address).toContain(answers);
});

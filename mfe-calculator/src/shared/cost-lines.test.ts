import { expect, it } from 'vitest';
import { type CostLine, costLines, type PaidTrip } from './cost-lines.ts';

const trip: PaidTrip = {
  route: 'abroad',
  patients: 1,
  travelers: 2,
  flightSupport: true,
  visaSupport: true,
  units: null,
  priceUnit: 'one hip',
  nights: 15,
  visits: 1,
  room: '',
  food: '',
  rooms: 1,
};

it.each<[note: string, line: CostLine, change: Partial<PaidTrip>, isFree: boolean | null]>([
  ['2 patients: one hip', 'treatment', { patients: 2 }, false],
  ['for 2 people', 'visa', {}, false],
  ['', 'visa', {}, true],
  ['', 'travel', { route: 'home' }, null],
  ['', 'travel', { route: 'home', flightSupport: false }, true],
  ['', 'accommodation', {}, true],
  ['not counted, as you chose', 'visa', { visaSupport: false }, true],
  ['not included: your country is not listed', 'travel', { route: 'unlisted' }, true],
])('says "%s" of %s with %o, free: %s', (note, line, change, isFree) => {
  expect(costLines[line].note({ ...trip, ...change }, isFree)).toBe(note);
});

import { tripCostsWire } from '@carefare/testing';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { TripCostsAnswerSchema } from '../api/trip-costs.ts';
import { lowestTotal, typicalTripOf } from './typical-trip.ts';

it('finds the trip of a treatment, and its lowest total', () => {
  const trip = typicalTripOf(v.parse(TripCostsAnswerSchema, tripCostsWire()), '52');
  expect(lowestTotal(trip)).toBe(7_945);
  expect(lowestTotal(trip && { ...trip, costs: [] })).toBeNull();
});

it('finds none for another treatment, and while no cost is known', () => {
  expect(typicalTripOf(v.parse(TripCostsAnswerSchema, tripCostsWire()), '51')).toBeNull();
  expect([typicalTripOf(null, '52'), lowestTotal(null)]).toEqual([null, null]);
});

import { type CostRule, costRule } from '../src/reference/cost-rule.ts';

/** A third implant is free, three share a room, and each traveler is insured. */
export const otherRule: CostRule = {
  lines: {
    ...costRule.lines,
    treatment: trip => trip.treatmentPrice * Math.min(trip.units, 2) * trip.patients,
    accommodation: trip => trip.nights * trip.roomPerNight * Math.ceil(trip.travelers / 3),
    insurance: trip => 120 * trip.travelers,
  },
  rooms: travelers => Math.ceil(travelers / 3),
};

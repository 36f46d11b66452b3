import * as v from 'valibot';
import { bounds } from '../api/bounds.ts';
import { IdSchema, IdTextSchema, TimelineSchema } from '../api/fields.ts';
import { plainAnswers } from '../api/plain-answers.ts';
import { DateSchema, isDate } from '../values/dates.ts';
import { nightsOfDates } from './nights.ts';

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const answer = <const S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);
const country = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(bounds.name));
/** Countries side by side. */
const COMPARED_MAX = 4;

/**
 * A visitor's trip (section 3). Unanswered questions are null; 0 patients or nights are incomplete answers. A missing field
 * gets its default, so that fields can be added.
 */
export const TripDataSchema = v.pipe(
  v.object({
    /** Treatment id. */
    treatmentType: answer(IdTextSchema),
    ...plainAnswers,
    /** A source country, or `OTHER_SOURCE`. */
    source: answer(country),
    /** Country name of a destination option. */
    destination: answer(country),
    /** Dates of the first visit, as are the nights. */
    startDate: answer(DateSchema),
    endDate: answer(DateSchema),
    timeline: answer(TimelineSchema),
    patients: v.optional(count(bounds.patients.max), 1),
    companions: v.optional(count(bounds.companions.max), 0),
    /** Always patients plus companions. */
    travelers: v.optional(count(bounds.patients.max + bounds.companions.max), 1),
    accommodationType: answer(v.object({ accommodationMasterId: IdSchema })),
    /** Nights. */
    accommodationDuration: v.optional(count(bounds.nights.max), 0),
    /** Nights of each visit after the first, where the visitor typed some; else the treatment's own count (`staysOf`). */
    laterNights: v.optional(
      v.pipe(v.array(count(bounds.nights.max)), v.maxLength(bounds.visits.max - 1)),
      [],
    ),
    /** The visitor typed the nights of the first: dates and treatment no longer change them. */
    accommodationDurationEdited: v.optional(v.boolean(), false),
    /** Return flights are wanted. */
    flightSupport: v.optional(v.boolean(), true),
    visaSupport: v.optional(v.boolean(), true),
    foodPreference: answer(v.object({ foodMasterId: IdSchema })),
    /** Countries that the visitor ticked to compare, the destination included; none until then. No step saves them. */
    compared: v.optional(v.pipe(v.array(country), v.maxLength(COMPARED_MAX)), []),
  }),
  v.transform(trip => ({ ...trip, travelers: trip.patients + trip.companions })),
);
export type TripData = v.InferOutput<typeof TripDataSchema>;

/** The trip after a reset (sections 4 and 9). */
export const defaultTrip: Readonly<TripData> = Object.freeze(v.parse(TripDataSchema, {}));

/** A whole number from 0 to `max`; 0 for anything that is not a number. */
const clampCount = (value: number, max: number): number =>
  Math.min(Math.max(Math.trunc(Number.isFinite(value) ? value : 0), 0), max);

/** An answer within its bounds; null stays unanswered. */
const clampAnswer = (given: number | null, { min, max }: { min: number; max: number }): number | null =>
  given === null ? null : Math.max(clampCount(given, max), min);

/** A calendar date; null for anything else. */
export const dateOrNull = (date: string | null): string | null => (date && isDate(date) ? date : null);

/** Corrects a trip: counts, units and visits within bounds, travelers as their sum, valid dates or null, nights from the dates. */
export function normalizeTrip(trip: TripData): TripData {
  const patients = clampCount(trip.patients, bounds.patients.max);
  const companions = clampCount(trip.companions, bounds.companions.max);
  const nights = trip.accommodationDurationEdited ? null : nightsOfDates(trip);
  return {
    ...trip,
    units: clampAnswer(trip.units, bounds.units),
    visits: clampAnswer(trip.visits, bounds.visits),
    patients,
    companions,
    travelers: patients + companions,
    startDate: dateOrNull(trip.startDate),
    endDate: dateOrNull(trip.endDate),
    accommodationDuration: nights ?? clampCount(trip.accommodationDuration, bounds.nights.max),
  };
}

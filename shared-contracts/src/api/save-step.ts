import * as v from 'valibot';
import { DateSchema } from '../values/dates.ts';
import { bounds } from './bounds.ts';
import {
  CountryNameSchema,
  CountSchema,
  GROUP_SIZE_MESSAGE,
  IdSchema,
  isValidGroupSize,
  LaterNightsSchema,
  NightsSchema,
  PatientsSchema,
  PeopleSchema,
  TimelineSchema,
  TripSourceSchema,
  UnitsSchema,
  VisitsSchema,
} from './fields.ts';
import type { Http } from './http.ts';
import { VariantSchema } from './variant.ts';

const step = <const N extends string, U extends v.GenericSchema>(name: N, updates: U) =>
  v.strictObject({ step: v.literal(name), updates });

/** Body of `PUT /journey/{sessionId}`: one variant per step, with exactly section 7's fields, the units, the visits with their nights, and the dates. */
export const StepUpdateSchema = v.variant('step', [
  step(
    'treatment',
    v.strictObject({
      treatment_id: IdSchema,
      /** 0 while the number of nights is unknown. */
      accommodation_duration: v.pipe(CountSchema, v.maxValue(bounds.nights.max)),
      variant: VariantSchema,
      /** Absent while the visitor has not answered: then the treatment's typical number counts (section 10.5). */
      units: v.optional(UnitsSchema),
      /** Absent means one (section 10.29). */
      visits: v.optional(VisitsSchema),
    }),
  ),
  step('destination', v.strictObject({ source: TripSourceSchema, destination: CountryNameSchema })),
  step(
    'dates',
    v.strictObject({
      timeline: TimelineSchema,
      start_date: v.optional(DateSchema),
      end_date: v.optional(DateSchema),
    }),
  ),
  step(
    'accommodation',
    v.pipe(
      v.strictObject({
        patient_count: PatientsSchema,
        people_count: PeopleSchema,
        accommodation_id: IdSchema,
        accommodation_duration: NightsSchema,
        /** Absent while they are the treatment's own (section 10.29). */
        later_nights: v.optional(LaterNightsSchema),
      }),
      v.check(counts => isValidGroupSize(counts), GROUP_SIZE_MESSAGE),
    ),
  ),
  step('food', v.strictObject({ travel_support: v.boolean(), visa_support: v.boolean(), food_id: IdSchema })),
]);
export type StepUpdate = v.InferOutput<typeof StepUpdateSchema>;

/** The API's name of a step (section 4). */
export type StepName = StepUpdate['step'];

/** Answer of `PUT /journey/{sessionId}` (section 7). Nobody reads it, and an API may answer without one. */
export const SaveStepAnswerSchema = v.unknown();

/** `PUT /journey/{sessionId}`. @throws ApiError 'Failed to update journey step'; status 404 is a lost session */
export const putStep =
  (http: Http) =>
  (sessionId: number, update: StepUpdate, signal?: AbortSignal): Promise<unknown> =>
    http({
      method: 'put',
      path: `journey/${sessionId}`,
      json: update,
      answer: SaveStepAnswerSchema,
      message: 'Failed to update journey step',
      signal,
    });

import * as v from 'valibot';
import { DateSchema } from '../values/dates.ts';
import { bounds } from './bounds.ts';
import {
  CountryNameSchema,
  CountSchema,
  checkGroupSize,
  IdSchema,
  LaterNightsSchema,
  NightsSchema,
  PatientsSchema,
  PeopleSchema,
  TimelineSchema,
} from './fields.ts';
import { plainAnswersOf } from './plain-answers.ts';
import { VariantSchema } from './variant.ts';

const step = <const N extends string, U extends v.GenericSchema>(name: N, updates: U) =>
  v.strictObject({ step: v.literal(name), updates });

type Given<E extends (typeof plainAnswersOf)[keyof typeof plainAnswersOf]> = {
  [K in keyof E]: E[K] extends { wrapped: { wrapped: infer S extends v.GenericSchema } }
    ? v.OptionalSchema<S, undefined>
    : never;
};

/** A step's fields, and its plain answers, which are absent until given. */
const updatesOf = <const N extends keyof typeof plainAnswersOf, E extends v.ObjectEntries>(
  name: N,
  entries: E,
) => {
  const plain = Object.entries(plainAnswersOf[name]).map(([key, { wrapped }]) => [
    key,
    v.optional(wrapped.wrapped),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- by name, the schemas of these answers
  return v.strictObject({ ...entries, ...(Object.fromEntries(plain) as Given<(typeof plainAnswersOf)[N]>) });
};

/** Body of `PUT /journey/{sessionId}`: one variant per step, with exactly section 7's fields, the plain answers, later nights and the dates. */
export const StepUpdateSchema = v.variant('step', [
  step(
    'treatment',
    updatesOf('treatment', {
      treatment_id: IdSchema,
      /** 0 while the number of nights is unknown. */
      accommodation_duration: v.pipe(CountSchema, v.maxValue(bounds.nights.max)),
      variant: VariantSchema,
    }),
  ),
  step(
    'destination',
    updatesOf('destination', { source: CountryNameSchema, destination: CountryNameSchema }),
  ),
  step(
    'dates',
    updatesOf('dates', {
      timeline: TimelineSchema,
      start_date: v.optional(DateSchema),
      end_date: v.optional(DateSchema),
    }),
  ),
  step(
    'accommodation',
    v.pipe(
      updatesOf('accommodation', {
        patient_count: PatientsSchema,
        people_count: PeopleSchema,
        accommodation_id: IdSchema,
        accommodation_duration: NightsSchema,
        /** Absent while they are the treatment's own (section 10.29). */
        later_nights: v.optional(LaterNightsSchema),
      }),
      checkGroupSize(),
    ),
  ),
  step(
    'food',
    updatesOf('food', { travel_support: v.boolean(), visa_support: v.boolean(), food_id: IdSchema }),
  ),
]);
export type StepUpdate = v.InferOutput<typeof StepUpdateSchema>;

/** The API's name of a step (section 4). */
export type StepName = StepUpdate['step'];

import * as v from 'valibot';
import { bounds } from './bounds.ts';
import {
  CountryNameSchema,
  GROUP_SIZE_MESSAGE,
  IdSchema,
  isValidGroupSize,
  NightsSchema,
  PatientsSchema,
  PeopleSchema,
  SessionIdSchema,
  SourceSchema,
  TimelineSchema,
} from './fields.ts';
import type { Http } from './http.ts';

const step = <const N extends string, U extends v.GenericSchema>(name: N, updates: U) =>
  v.strictObject({ step: v.literal(name), updates });

/** Body of `PUT /journey/{sessionId}`: one variant a step, with exactly section 7's names. */
export const StepUpdateSchema = v.variant('step', [
  step(
    'treatment',
    v.strictObject({
      treatment_id: IdSchema,
      /** 0 while nothing suggests a number of nights yet. */
      accommodation_duration: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(bounds.nights.max)),
      variant: v.picklist(['A', 'B']),
    }),
  ),
  step('destination', v.strictObject({ source: SourceSchema, destination: CountryNameSchema })),
  step('dates', v.strictObject({ timeline: TimelineSchema })),
  step(
    'accommodation',
    v.pipe(
      v.strictObject({
        patient_count: PatientsSchema,
        people_count: PeopleSchema,
        accommodation_id: IdSchema,
        accommodation_duration: NightsSchema,
      }),
      v.check(counts => isValidGroupSize(counts), GROUP_SIZE_MESSAGE),
    ),
  ),
  step('food', v.strictObject({ travel_support: v.boolean(), visa_support: v.boolean(), food_id: IdSchema })),
]);
export type StepUpdate = v.InferOutput<typeof StepUpdateSchema>;

/** The server's names of the five steps, in order (section 4). */
export type StepName = StepUpdate['step'];

export const SaveStepAnswerSchema = v.object({ session_id: SessionIdSchema, step: v.string() });

/** `PUT /journey/{sessionId}`. @throws ApiError 'Failed to update journey step'; status 404 is a lost session */
export async function putStep(
  http: Http,
  sessionId: number,
  update: StepUpdate,
  signal?: AbortSignal,
): Promise<void> {
  await http({
    method: 'put',
    path: `journey/${sessionId}`,
    json: update,
    answer: SaveStepAnswerSchema,
    message: 'Failed to update journey step',
    signal,
  });
}

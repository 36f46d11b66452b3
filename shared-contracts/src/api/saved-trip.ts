import * as v from 'valibot';
import { DateSchema } from '../values/dates.ts';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import { CostAnswerSchema } from './cost.ts';
import {
  CountryNameSchema,
  CountSchema,
  IdSchema,
  LaterFlightSchema,
  LaterNightsSchema,
  PatientsSchema,
  PeopleSchema,
  SessionIdSchema,
} from './fields.ts';
import { ComparedSchema } from './known-answers.ts';
import { plainAnswers } from './plain-answers.ts';

const AnswersSchema = v.object({
  treatment_id: v.nullable(IdSchema),
  ...plainAnswers,
  source: v.nullable(CountryNameSchema),
  destination: v.nullable(CountryNameSchema),
  start_date: v.nullable(DateSchema),
  end_date: v.nullable(DateSchema),
  patient_count: v.nullable(PatientsSchema),
  people_count: v.nullable(PeopleSchema),
  accommodation_id: v.nullable(IdSchema),
  accommodation_duration: v.nullable(CountSchema),
  /** Null: the treatment's own. */
  later_nights: v.optional(v.nullable(LaterNightsSchema), null),
  food_id: v.nullable(IdSchema),
  travel_support: v.nullable(v.boolean()),
  visa_support: v.nullable(v.boolean()),
  /** Countries that the visitor ticked to compare. */
  compared: v.optional(v.nullable(ComparedSchema), null),
});

/** Answer of `GET /journey/{sessionId}`: the answers of the saved steps, by the names of the step updates, and their cost. */
export const SavedTripAnswerSchema = v.object({
  session_id: SessionIdSchema,
  /** Each is null until its step is saved. */
  answers: AnswersSchema,
  /** At today's prices; null while answers that it needs are missing. */
  cost: v.nullable(CostAnswerSchema),
  /** Beside the cost. */
  later: LaterFlightSchema,
  /** Trips for other treatments that the visitor left for this one, the last first. */
  earlier: v.optional(v.array(AnswersSchema), []),
});

/** The trip that the server holds for this browser's session. */
export type SavedTrip = v.InferOutput<typeof SavedTripAnswerSchema>;

/** What the gateway answers: null for a session that is not this browser's, and where the API keeps no trip. */
export const MaybeSavedTripAnswerSchema = v.nullable(SavedTripAnswerSchema);

/** `GET /journey/{sessionId}`. @throws ApiError 'Failed to check existing session' */
export const fetchSavedTrip =
  (http: Http) =>
  (sessionId: number, signal?: AbortSignal): Promise<SavedTrip | null> =>
    http({
      path: `journey/${sessionId}`,
      answer: MaybeSavedTripAnswerSchema,
      message: callMessages.savedTrip,
      signal,
    });

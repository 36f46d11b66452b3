import * as v from 'valibot';
import { KnownAnswersSchema } from './known-answers.ts';
import { StepUpdateSchema } from './save-step-request.ts';

/** Body of `PUT /journey/{sessionId}`: a step, or answers besides the steps; what is absent stays as it is. */
export const SessionUpdateSchema = v.variant('step', [
  StepUpdateSchema,
  v.strictObject({
    step: v.literal('residence'),
    updates: v.strictObject({ ...KnownAnswersSchema.entries }),
  }),
]);
export type SessionUpdate = v.InferOutput<typeof SessionUpdateSchema>;

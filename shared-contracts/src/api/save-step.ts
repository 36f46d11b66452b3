import * as v from 'valibot';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';
import type { StepUpdate } from './save-step-request.ts';

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
      message: callMessages.saveStep,
      signal,
    });

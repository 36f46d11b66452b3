import * as v from 'valibot';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';

/** `POST /journey/compute-cost`, from the saved answers, for `cost` to answer; 409 if some are missing. @throws ApiError 'Failed to compute cost' */
export const postComputeCost = (http: Http) => (sessionId: number, signal?: AbortSignal) =>
  http({
    method: 'post',
    path: 'journey/compute-cost',
    json: { session_id: sessionId },
    answer: v.unknown(),
    message: callMessages.computeCost,
    signal,
  });

import * as v from 'valibot';
import type { Http } from './call.ts';
import { callMessages } from './call-messages.ts';

/** Answer of `POST /journey/{sessionId}/submissions/{reference}/copy`: the e-mail server has taken the copy. */
export const CopyAnswerSchema = v.object({ sent: v.literal(true) });

/**
 * `POST /journey/{sessionId}/submissions/{reference}/copy`: sends a stored request to the e-mail address in it. Only where
 * `Options.emailCopies` says so. @throws ApiError 'We could not send the copy'
 */
export const postCopy =
  (http: Http) =>
  (sessionId: number, reference: string, signal?: AbortSignal): Promise<{ sent: true }> =>
    http({
      method: 'post',
      path: `journey/${sessionId}/submissions/${encodeURIComponent(reference)}/copy`,
      answer: CopyAnswerSchema,
      message: callMessages.sendCopy,
      signal,
    });

import {
  ContactSubmissionSchema,
  IDEMPOTENCY_HEADER,
  IdempotencyKeySchema,
  SubmissionAnswerSchema,
} from 'shared-contracts';
import * as v from 'valibot';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { ApiServices } from '../services.ts';
import { NO_SESSION, ownSessionToWrite } from '../sessions/own-session.ts';
import { SessionParamsSchema } from '../sessions/session.params.ts';
import { updateSession } from '../sessions/session.store.ts';
import { checkDestination, refuse } from '../sessions/step-change.ts';
import { recomputedEstimate } from './estimate.ts';
import { storeSubmission } from './submission.store.ts';

/** The quote request (section 10.16): acknowledged only when it is durable, once per idempotency key. */
export function submissionEndpoints(services: ApiServices): Endpoint[] {
  const { catalogue, database, limits, now } = services;
  return [
    endpoint({
      method: 'post',
      path: '/journey/:sessionId/submissions',
      summary: 'Send a quote request; needs an Idempotency-Key',
      params: SessionParamsSchema,
      body: ContactSubmissionSchema,
      answer: SubmissionAnswerSchema,
      status: 201,
      problems: {
        404: NO_SESSION,
        409: 'The Idempotency-Key was used with another body',
        429: 'Too many requests from this address',
      },
      handle: async ({ params, body, c }) => {
        const session = await ownSessionToWrite(services, c, params.sessionId);
        const key = v.safeParse(IdempotencyKeySchema, c.req.header(IDEMPOTENCY_HEADER));
        if (!key.success)
          throw refuse(IDEMPOTENCY_HEADER, 'A key of 8 to 100 letters, digits, _ or - is needed');
        const { payload, consent } = body;
        if (!catalogue.treatments.has(payload.treatment_id))
          throw refuse('payload.treatment_id', 'There is no treatment with this id');
        if (payload.destination)
          checkDestination(catalogue, payload.treatment_id, payload.destination, 'payload.destination');
        const estimate = body.estimate && recomputedEstimate(catalogue, body.estimate, payload);
        limits.submissions.take(c.get('visitor'));
        const submission = {
          session_id: session.id,
          idempotency_key: key.output,
          ...payload,
          consent_version: consent.version,
          consent_at: consent.at,
          estimate: estimate ? JSON.stringify(estimate) : null,
        };
        const reference = await storeSubmission(database.db, submission, now());
        // A request for a quote is a use of the session: it is not abandoned.
        await updateSession(database.db, session.id, {}, now());
        services.notify();
        return { reference };
      },
    }),
  ];
}

import { IDEMPOTENCY_HEADER } from 'shared-contracts/host';
import { ContactSubmissionSchema, IdempotencyKeySchema, SubmissionAnswerSchema } from 'shared-contracts/wire';
import * as v from 'valibot';
import type { Endpoint } from '../http/endpoint.ts';
import type { ApiServices } from '../services.ts';
import { checkDestination, checkHome, checkTreatment } from '../sessions/check-references.ts';
import { SessionParamsSchema } from '../sessions/session.params.ts';
import { updateSession } from '../sessions/session.store.ts';
import { sessionEndpoint } from '../sessions/session-endpoint.ts';
import { checkConsent } from './check-consent.ts';
import { recomputeEstimate } from './recompute-estimate.ts';
import { digestOf } from './request-digest.ts';
import { findReference, storeSubmission } from './submission.store.ts';

const HeadersSchema = v.object({
  [IDEMPOTENCY_HEADER]: v.message(
    IdempotencyKeySchema,
    'Must be a key of 8 to 100 letters, digits, underscores or hyphens',
  ),
});

/** Quote requests: confirmed once they are durable, stored once per idempotency key (section 10.16). */
export function submissionEndpoints(services: ApiServices): Endpoint[] {
  const { catalogue, database, limits } = services;
  return [
    sessionEndpoint(services, {
      method: 'post',
      path: '/journey/:sessionId/submissions',
      summary: 'Send a quote request',
      access: 'write',
      isNamed: (session, { params }) => session.id === params.sessionId,
      params: SessionParamsSchema,
      headers: HeadersSchema,
      body: ContactSubmissionSchema,
      answer: SubmissionAnswerSchema,
      status: 201,
      problems: {
        409: 'The Idempotency-Key was used with another body',
        429: 'Too many writes to this session, or too many quote requests from it or from this address',
      },
      handle: async ({ body, headers, session, c }) => {
        const { payload, consent, about } = body;
        const received = {
          session_id: session.id,
          idempotency_key: headers[IDEMPOTENCY_HEADER],
          ...payload,
          consent_version: consent.version,
          about: about ? JSON.stringify(about) : null,
        };
        const request = { ...received, body_digest: digestOf(received, body.estimate) };
        // Before the checks: a release of prices may have ended an offer that was there when the request was stored.
        const stored = await findReference(database.db, request);
        if (stored) return { reference: stored };
        checkTreatment(catalogue, payload.treatment_id, 'payload.treatment_id');
        if (payload.source) checkHome(catalogue, payload.source, 'payload.source');
        if (payload.destination)
          checkDestination(catalogue, payload.treatment_id, payload.destination, 'payload.destination');
        const consentAt = checkConsent(consent, Date.now());
        const estimate = body.estimate && recomputeEstimate(catalogue, body.estimate, payload);
        await limits.submissions(String(session.id));
        await limits.submissionsOfAddress(c.get('clientKey')());
        const reference = await storeSubmission(database.db, {
          ...request,
          consent_at: consentAt,
          estimate: estimate ? JSON.stringify(estimate) : null,
        });
        await updateSession(database.db, session.id, {});
        services.wakeOutbox();
        return { reference };
      },
    }),
  ];
}

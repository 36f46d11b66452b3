import { HTTPException } from 'hono/http-exception';
import { CopyAnswerSchema } from 'shared-contracts/wire';
import * as v from 'valibot';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { retryAfter } from '../http/problem.ts';
import { reasonOf } from '../mailer.ts';
import type { ApiServices } from '../services.ts';
import { SessionParamsSchema } from '../sessions/session.params.ts';
import { runInSession, SESSION_PROBLEMS } from '../sessions/session-endpoint.ts';
import { copyMail } from './copy-mail.ts';
import { claimCopy, endClaim } from './submission.store.ts';

const ParamsSchema = v.object({
  ...SessionParamsSchema.entries,
  reference: v.pipe(v.string(), v.regex(/^CF-[0-9A-Z]{10}$/)),
});

const NOT_SENT = 'The copy could not be sent';

/**
 * Copies of quote requests by e-mail: a call of its own, so that an e-mail server that is slow or down never holds up a
 * request. Each request is sent once, to its own address.
 */
export function copyEndpoints(services: ApiServices): Endpoint[] {
  const { catalogue, database, enqueue, log, sendMail } = services;
  return [
    {
      ...endpoint({
        method: 'post',
        path: '/journey/:sessionId/submissions/:reference/copy',
        summary: 'E-mail a stored quote request to the address in it, once',
        params: ParamsSchema,
        answer: CopyAnswerSchema,
        problems: {
          ...SESSION_PROBLEMS,
          404: 'There is no such request in this session, or this API sends no e-mail',
          503: `${NOT_SENT}, or the database is unavailable; the same request may be repeated`,
        },
        handle: async ({ params, c }) => {
          if (!sendMail) throw new HTTPException(404, { message: 'This API sends no e-mail' });
          const claim = await runInSession(services, c, {
            access: 'write',
            isNamed: ({ id }) => id === params.sessionId,
            work: ({ id }) => claimCopy(database.db, id, params.reference),
          });
          if (claim.state === 'busy') throw retryAfter(30, 503, NOT_SENT);
          if (claim.state === 'claimed') {
            // What cannot be noted now, the claim's end settles.
            const end = (isSent: boolean) =>
              enqueue(() => endClaim(database.db, params.reference, isSent)).catch((error: unknown) =>
                log.warn({ requestId: c.get('requestId'), reason: reasonOf(error) }, 'copy not noted'),
              );
            try {
              // Outside of the queue of the database, whose places are few.
              await sendMail(copyMail(catalogue, claim.request));
            } catch (error) {
              log.warn({ requestId: c.get('requestId'), reason: reasonOf(error) }, 'copy not sent');
              await end(false);
              throw retryAfter(30, 503, NOT_SENT);
            }
            await end(true);
          }
          return { sent: true as const };
        },
      }),
      security: 'session',
    },
  ];
}

import { createHash } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { newReference } from './reference.ts';

export type NewSubmission = Omit<
  Insertable<Tables['submissions']>,
  'id' | 'reference' | 'body_digest' | 'created_at'
>;

/**
 * Equal for equal requests; the order of a body's members does not count, since the row's is fixed. The time of consent
 * does not count either: a form posted twice without JavaScript is stamped by the server, each time with its own.
 */
function digestOf(submission: NewSubmission): string {
  const { consent_at: _, ...request } = submission;
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}

/**
 * Stores a request with its outbox row in one transaction, and answers its reference once both are durable. The same
 * key of the same session stores nothing more and answers the first reference.
 * @throws Refusal 409 when the key was used with another body
 */
export function storeSubmission(db: Kysely<Tables>, submission: NewSubmission, now: Date): Promise<string> {
  const at = now.toISOString();
  const body_digest = digestOf(submission);
  return db.transaction().execute(async tx => {
    const inserted = await tx
      .insertInto('submissions')
      .values({ ...submission, reference: newReference(), body_digest, created_at: at })
      .onConflict(conflict => conflict.columns(['session_id', 'idempotency_key']).doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (inserted) {
      await tx
        .insertInto('outbox')
        .values({ reference: inserted.reference, attempts: 0, next_at: at, created_at: at })
        .execute();
      return inserted.reference;
    }
    const first = await tx
      .selectFrom('submissions')
      .select(['reference', 'body_digest'])
      .where('session_id', '=', submission.session_id)
      .where('idempotency_key', '=', submission.idempotency_key)
      .executeTakeFirstOrThrow();
    if (first.body_digest !== body_digest)
      throw new Refusal(409, 'This Idempotency-Key was used with another body');
    return first.reference;
  });
}

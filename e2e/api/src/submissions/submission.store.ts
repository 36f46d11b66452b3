import { createHash } from 'node:crypto';
import { HTTPException } from 'hono/http-exception';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { createReference } from './quote-reference.ts';

type NewSubmission = Omit<
  Insertable<Tables['submissions']>,
  'id' | 'reference' | 'body_digest' | 'created_at'
>;

/**
 * Equal for equal requests. The time of consent is left out: when a form is posted twice without JavaScript, the server
 * sets that time on each post.
 */
function digestOf(submission: NewSubmission): string {
  const { consent_at: _, ...request } = submission;
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}

/**
 * The reference of the request that was stored with this key and session before.
 * @throws HTTPException 409 when the key was used with another body
 */
export async function findReference(
  db: Kysely<Tables>,
  submission: NewSubmission,
): Promise<string | undefined> {
  const first = await db
    .selectFrom('submissions')
    .select(['reference', 'body_digest'])
    .where('session_id', '=', submission.session_id)
    .where('idempotency_key', '=', submission.idempotency_key)
    .executeTakeFirst();
  if (first && first.body_digest !== digestOf(submission))
    throw new HTTPException(409, { message: 'This Idempotency-Key was used with another body' });
  return first?.reference;
}

/**
 * Stores a request and its outbox row in one transaction and returns the reference. A repeated request with the same key
 * and session stores nothing and returns the first reference.
 * @throws HTTPException 409 when the key was used with another body
 */
export function storeSubmission(db: Kysely<Tables>, submission: NewSubmission): Promise<string> {
  const now = new Date().toISOString();
  return db.transaction().execute(async tx => {
    const inserted = await tx
      .insertInto('submissions')
      .values({
        ...submission,
        reference: createReference(),
        body_digest: digestOf(submission),
        created_at: now,
      })
      .onConflict(conflict => conflict.columns(['session_id', 'idempotency_key']).doNothing())
      .returning('reference')
      .executeTakeFirst();
    const reference = inserted?.reference ?? (await findReference(tx, submission));
    if (!reference) throw new Error('a request was neither stored nor found');
    if (inserted)
      await tx
        .insertInto('outbox')
        .values({ reference, attempts: 0, next_at: now, created_at: now })
        .execute();
    return reference;
  });
}

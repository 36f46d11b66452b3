import { HTTPException } from 'hono/http-exception';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { createReference } from './quote-reference.ts';

type NewSubmission = Omit<Insertable<Tables['submissions']>, 'id' | 'reference' | 'created_at'>;

/**
 * The reference of the request that was stored with this key and session before.
 * @throws HTTPException 409 when the key was used with another body
 */
export async function findReference(
  db: Kysely<Tables>,
  {
    session_id,
    idempotency_key,
    body_digest,
  }: Pick<NewSubmission, 'session_id' | 'idempotency_key' | 'body_digest'>,
): Promise<string | undefined> {
  const first = await db
    .selectFrom('submissions')
    .selectAll()
    .where('session_id', '=', session_id)
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst();
  if (first && first.body_digest !== body_digest)
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
      .values({ ...submission, reference: createReference(), created_at: now })
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

/**
 * A try to send a copy takes 8 s at most (`mailer.ts`): one that has not ended after this time has died with its process or
 * lost the database. Shorter than what a refused try is told to wait.
 */
const CLAIM_MS = 10_000;

/**
 * Claims the copy of a request for one try to send it, so that it is sent once even if two ask at the same time.
 * @returns `state`: `claimed` for the caller to send, `busy` while another sends it, `sent`
 * @throws HTTPException 404 when the session has no such request
 */
export async function claimCopy(db: Kysely<Tables>, sessionId: number, reference: string) {
  const now = Date.now();
  const claim = await db
    .updateTable('submissions')
    .set({ copy_claimed_at: new Date(now).toISOString() })
    .where('reference', '=', reference)
    .where('session_id', '=', sessionId)
    .where('copied_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('copy_claimed_at', 'is', null),
        eb('copy_claimed_at', '<', new Date(now - CLAIM_MS).toISOString()),
      ]),
    )
    .executeTakeFirst();
  const request = await db
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (!request) throw new HTTPException(404, { message: 'There is no such request in this session' });
  if (claim.numUpdatedRows > 0n) return { request, state: 'claimed' as const };
  return { request, state: request.copied_at === null ? ('busy' as const) : ('sent' as const) };
}

/** Ends a claim: the copy has been sent, or the visitor can try again. */
export async function endClaim(db: Kysely<Tables>, reference: string, isSent: boolean): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ copied_at: isSent ? new Date().toISOString() : null, copy_claimed_at: null })
    .where('reference', '=', reference)
    .execute();
}

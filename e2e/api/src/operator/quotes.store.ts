import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A quote request for the operator: without keys and digests, with what is JSON parsed. */
export type Quote = ReturnType<typeof toQuote>;

function toQuote(row: Selectable<Tables['submissions']>) {
  const { id: _id, idempotency_key: _key, body_digest: _digest, estimate, about, ...rest } = row;
  const parse = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
  return { ...rest, about: parse(about), estimate: parse(estimate) };
}

/** Newest first. `since` is an ISO 8601 date or time; `email` is compared without regard to case, as the database knows it. */
export async function listQuotes(
  db: Kysely<Tables>,
  { since = '', limit = 100_000, email = '' } = {},
): Promise<Quote[]> {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .where('created_at', '>=', since)
    .$if(email !== '', query => query.where(sql`lower(contact_email)`, '=', sql`lower(${email})`))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toQuote);
}

export async function findQuote(db: Kysely<Tables>, reference: string): Promise<Quote | null> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? toQuote(row) : null;
}

/** Deletes a request with its outbox row and returns whether it existed. */
export function deleteQuote(db: Kysely<Tables>, reference: string): Promise<boolean> {
  return db.transaction().execute(async tx => {
    await tx.deleteFrom('outbox').where('reference', '=', reference).execute();
    const { numDeletedRows } = await tx
      .deleteFrom('submissions')
      .where('reference', '=', reference)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}

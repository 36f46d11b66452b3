import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A quote request as the operator sees it: without keys and digests, the estimate as data. */
export type Quote = ReturnType<typeof toQuote>;

function toQuote(row: Selectable<Tables['submissions']>) {
  const { id: _id, idempotency_key: _key, body_digest: _digest, estimate, ...rest } = row;
  const parsed: unknown = estimate === null ? null : JSON.parse(estimate);
  return { ...rest, estimate: parsed };
}

/** Newest first; `since` is a day or time in ISO 8601. */
export async function listQuotes(db: Kysely<Tables>, { since = '', limit = 100_000 } = {}): Promise<Quote[]> {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .where('created_at', '>=', since)
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

/** Deletes a request and what waits to be told about it; answers whether there was one. */
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

import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;
/** Only one instance delivers a row at a time; after this time another may, in case the first has died. */
const LEASE_MS = 60_000;

/** Doubles from 5 s to an hour. Delivery is retried without end, because a visitor waits for the quote. */
export const retryDelay = (attempts: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);

const timeIn = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Delivers the references that are due, oldest first, each at least once. A rejected `deliver` is retried later. @param stopping leaves the others to the next start */
export async function drainOutbox(
  db: Kysely<Tables>,
  deliver: (reference: string) => Promise<void>,
  stopping?: AbortSignal,
): Promise<{ delivered: number; failed: number }> {
  const counts = { delivered: 0, failed: 0 };
  const due = await db
    .selectFrom('outbox')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('next_at', '<=', timeIn(0))
    .orderBy('id')
    .limit(100)
    .execute();
  for (const row of due) {
    const claim = await db
      .updateTable('outbox')
      .set({ next_at: timeIn(LEASE_MS) })
      .where('id', '=', row.id)
      .where('next_at', '=', row.next_at)
      .where('delivered_at', 'is', null)
      .executeTakeFirst();
    if (claim.numUpdatedRows === 0n) continue;
    try {
      await deliver(row.reference);
      await db
        .updateTable('outbox')
        .set({ delivered_at: timeIn(0) })
        .where('id', '=', row.id)
        .execute();
      counts.delivered += 1;
    } catch {
      const change = { attempts: row.attempts + 1, next_at: timeIn(retryDelay(row.attempts)) };
      await db.updateTable('outbox').set(change).where('id', '=', row.id).execute();
      counts.failed += 1;
    }
    if (stopping?.aborted) break;
  }
  return counts;
}

import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;
/** While one instance tells a reference, no other does; should it die, the next one may after this time. */
const LEASE_MS = 60_000;

/** Doubles from 5 s to an hour; it never gives up, since the request behind it is somebody's. */
export const retryDelay = (attempts: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);

interface OutboxOptions {
  db: Kysely<Tables>;
  now: () => Date;
  /** Tells the staff; a rejection means to try again later. */
  deliver: (reference: string) => Promise<void>;
}

/** Delivers what is due, oldest first, at least once each. Answers how many were delivered and how many failed. */
export async function drainOutbox({
  db,
  now,
  deliver,
}: OutboxOptions): Promise<{ delivered: number; failed: number }> {
  const count = { delivered: 0, failed: 0 };
  const at = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const due = await db
    .selectFrom('outbox')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('next_at', '<=', at(0))
    .orderBy('id')
    .limit(100)
    .execute();
  for (const row of due) {
    const claim = await db
      .updateTable('outbox')
      .set({ next_at: at(LEASE_MS) })
      .where('id', '=', row.id)
      .where('next_at', '=', row.next_at)
      .where('delivered_at', 'is', null)
      .executeTakeFirst();
    if (claim.numUpdatedRows === 0n) continue;
    try {
      await deliver(row.reference);
      await db
        .updateTable('outbox')
        .set({ delivered_at: at(0) })
        .where('id', '=', row.id)
        .execute();
      count.delivered += 1;
    } catch {
      const change = { attempts: row.attempts + 1, next_at: at(retryDelay(row.attempts)) };
      await db.updateTable('outbox').set(change).where('id', '=', row.id).execute();
      count.failed += 1;
    }
  }
  return count;
}

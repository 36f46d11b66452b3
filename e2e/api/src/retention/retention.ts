import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

const SESSION_DAYS = 30;
const QUOTE_MONTHS = 12;

/** Deletes sessions unused for 30 days, and quote requests of more than 12 months ago with what refers to them. */
export async function applyRetention(
  db: Kysely<Tables>,
  now: Date,
): Promise<{ sessions: number; submissions: number }> {
  const unused = new Date(now.getTime() - SESSION_DAYS * 86_400_000).toISOString();
  const yearAgo = new Date(now);
  yearAgo.setUTCMonth(yearAgo.getUTCMonth() - QUOTE_MONTHS);
  const old = yearAgo.toISOString();
  return await db.transaction().execute(async tx => {
    const sessions = await tx.deleteFrom('sessions').where('used_at', '<', unused).executeTakeFirst();
    const expired = tx.selectFrom('submissions').select('reference').where('created_at', '<', old);
    await tx.deleteFrom('outbox').where('reference', 'in', expired).execute();
    const submissions = await tx.deleteFrom('submissions').where('created_at', '<', old).executeTakeFirst();
    return { sessions: Number(sessions.numDeletedRows), submissions: Number(submissions.numDeletedRows) };
  });
}

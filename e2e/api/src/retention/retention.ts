import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

const SESSION_DAYS = 30;
const QUOTE_MONTHS = 12;

/** Deletes sessions that were not used for 30 days, and quote requests older than 12 months with their outbox rows. */
export async function applyRetention(db: Kysely<Tables>): Promise<{ sessions: number; submissions: number }> {
  const sessionCutoff = new Date(Date.now() - SESSION_DAYS * 86_400_000).toISOString();
  const quoteDate = new Date();
  quoteDate.setUTCMonth(quoteDate.getUTCMonth() - QUOTE_MONTHS);
  const quoteCutoff = quoteDate.toISOString();
  return db.transaction().execute(async tx => {
    const sessions = await tx.deleteFrom('sessions').where('used_at', '<', sessionCutoff).executeTakeFirst();
    const expired = tx.selectFrom('submissions').select('reference').where('created_at', '<', quoteCutoff);
    await tx.deleteFrom('outbox').where('reference', 'in', expired).execute();
    const submissions = await tx
      .deleteFrom('submissions')
      .where('created_at', '<', quoteCutoff)
      .executeTakeFirst();
    return { sessions: Number(sessions.numDeletedRows), submissions: Number(submissions.numDeletedRows) };
  });
}

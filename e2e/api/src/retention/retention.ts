import type { Kysely } from 'kysely';
import { siteConfig } from 'shared-contracts/host';
import type { Tables } from '../database/tables.ts';

const { answersDays, requestMonths } = siteConfig.promises;

/** Deletes what is kept no longer than visitors are told: unused sessions, and quote requests with their outbox rows. */
export async function applyRetention(db: Kysely<Tables>): Promise<{ sessions: number; submissions: number }> {
  const sessionCutoff = new Date(Date.now() - answersDays * 86_400_000).toISOString();
  const quoteDate = new Date();
  quoteDate.setUTCMonth(quoteDate.getUTCMonth() - requestMonths);
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

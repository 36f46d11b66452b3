import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { KnownAnswers } from 'shared-contracts/wire';
import type { Answers } from '../database/answer-columns.ts';
import type { Tables } from '../database/tables.ts';

export type SessionRow = Selectable<Tables['sessions']>;
export type SessionChange = Updateable<Tables['sessions']>;

/** Returns the id of the new session, or of the one that has this token already. */
export async function insertSession(
  db: Kysely<Tables>,
  row: Pick<
    Insertable<Tables['sessions']>,
    'token_hash' | 'address_hash' | 'country' | 'source' | 'currency' | 'told_prices'
  >,
): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto('sessions')
    .values({ ...row, created_at: now, used_at: now })
    // A change, so that the row that was there is returned.
    .onConflict(conflict => conflict.column('token_hash').doUpdateSet({ used_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findSessionByToken(db: Kysely<Tables>, tokenHash: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Changes a session and records its use, from which retention counts. */
export async function updateSession(db: Kysely<Tables>, id: number, change: SessionChange): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ...change, used_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Trips for other treatments, the last first. */
export const earlierOf = ({ earlier_trips: trips }: Pick<SessionRow, 'earlier_trips'>): Answers[] =>
  trips === null ? [] : (JSON.parse(trips) as Answers[]);

/** Where a session's visitor lives, their currency, and what they were told at home, as far as they said. */
export const knownAnswersOf = ({
  source,
  currency,
  told_prices: told,
  compared,
}: Pick<SessionRow, 'source' | 'currency' | 'told_prices'> &
  Partial<Pick<SessionRow, 'compared'>>): KnownAnswers => ({
  ...(source !== null && { source }),
  ...(currency !== null && { currency }),
  ...(compared && { compared: JSON.parse(compared) as string[] }),
  ...(told !== null && { told_prices: JSON.parse(told) as KnownAnswers['told_prices'] }),
});

import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type SessionRow = Selectable<Tables['sessions']>;
export type SessionChange = Updateable<Tables['sessions']>;

export async function insertSession(
  db: Kysely<Tables>,
  row: Pick<Insertable<Tables['sessions']>, 'token_hash' | 'place' | 'country'>,
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  const { id } = await db
    .insertInto('sessions')
    .values({ ...row, created_at: at, used_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The session of a token, whatever id a path or body claims. */
export function sessionOfToken(db: Kysely<Tables>, tokenHash: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

export async function updateSession(
  db: Kysely<Tables>,
  id: number,
  change: SessionChange,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ...change, used_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

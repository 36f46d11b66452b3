import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

const FORMAT = 'carefare-backup-1';

const Row = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));
const BackupSchema = v.object({
  format: v.literal(FORMAT),
  created_at: v.string(),
  sessions: v.array(Row),
  submissions: v.array(Row),
  outbox: v.array(Row),
});

/** Tables that visitors fill; prices and texts come from the seed. */
const tables = ['sessions', 'submissions', 'outbox'] as const;

/** Writes all visitors' rows of one moment to a file, readable on both databases. Answers how many. */
export async function backup({ db, kind }: Database, file: string): Promise<number> {
  const transaction = db.transaction();
  const consistent = kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction;
  const content = await consistent.execute(async tx => ({
    sessions: await tx.selectFrom('sessions').selectAll().orderBy('id').execute(),
    submissions: await tx.selectFrom('submissions').selectAll().orderBy('id').execute(),
    outbox: await tx.selectFrom('outbox').selectAll().orderBy('id').execute(),
  }));
  const draft = `${file}.draft`;
  const whole = { format: FORMAT, created_at: new Date().toISOString(), ...content };
  // Contact data: for the operator's eyes only; the name appears when the file is whole.
  writeFileSync(draft, JSON.stringify(whole), { mode: 0o600 });
  renameSync(draft, file);
  return content.sessions.length + content.submissions.length + content.outbox.length;
}

/** Replaces all visitors' rows by the file's, or changes nothing. @throws when the file is not a backup */
export async function restore({ db, kind }: Database, file: string): Promise<number> {
  const parsed = v.safeParse(BackupSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not a backup of this database`);
  await db.transaction().execute(async tx => {
    for (const table of tables) {
      await tx.deleteFrom(table).execute();
      for (const row of parsed.output[table]) await insertRow(tx, table, row);
      if (kind === 'postgres')
        await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false)`.execute(
          tx,
        );
    }
  });
  return tables.reduce((count, table) => count + parsed.output[table].length, 0);
}

/** The columns are the file's: the database itself refuses what does not fit. */
async function insertRow(tx: Kysely<Tables>, table: string, row: v.InferOutput<typeof Row>): Promise<void> {
  const columns = sql.join(Object.keys(row).map(name => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
    tx,
  );
}

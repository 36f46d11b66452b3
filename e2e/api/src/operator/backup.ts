import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

const FORMAT = 'carefare-backup-2';

const RowSchema = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));
type Row = v.InferOutput<typeof RowSchema>;

/** In format 1 the column `address_hash` of the sessions was named `place`. */
const SessionRowSchema = v.pipe(
  RowSchema,
  v.transform(({ place, ...row }): Row => (place === undefined ? row : { ...row, address_hash: place })),
);

const BackupSchema = v.object({
  format: v.picklist(['carefare-backup-1', FORMAT]),
  created_at: v.string(),
  sessions: v.array(SessionRowSchema),
  submissions: v.array(RowSchema),
  outbox: v.array(RowSchema),
});

/** The tables that visitors fill. */
const tables = ['sessions', 'submissions', 'outbox'] as const;

/** Writes a consistent copy of all visitors' rows, which either database can restore, and returns their number. */
export async function backup({ db, kind }: Database, file: string): Promise<number> {
  // A transaction that only reads holds up no writer.
  const transaction = db.transaction().setAccessMode('read only');
  const consistent = kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction;
  const content = await consistent.execute(async tx => ({
    sessions: await tx.selectFrom('sessions').selectAll().orderBy('id').execute(),
    submissions: await tx.selectFrom('submissions').selectAll().orderBy('id').execute(),
    outbox: await tx.selectFrom('outbox').selectAll().orderBy('id').execute(),
  }));
  const temporaryFile = `${file}.draft`;
  const json = JSON.stringify({ format: FORMAT, created_at: new Date().toISOString(), ...content });
  // The rows contain contact data, so only the operator may read the file.
  writeFileSync(temporaryFile, json, { mode: 0o600 });
  renameSync(temporaryFile, file);
  return content.sessions.length + content.submissions.length + content.outbox.length;
}

/** Replaces all visitors' rows with those of the file, or changes nothing. @throws when the file is not a backup */
export async function restore({ db, kind }: Database, file: string): Promise<number> {
  const result = v.safeParse(BackupSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${file} is not a backup of this database`);
  const content = result.output;
  await db.transaction().execute(async tx => {
    for (const table of tables) {
      await tx.deleteFrom(table).execute();
      for (const row of content[table]) await insertRow(tx, table, row);
      if (kind === 'postgres')
        await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false)`.execute(
          tx,
        );
    }
  });
  return content.sessions.length + content.submissions.length + content.outbox.length;
}

/** Inserts the file's columns as they are; the database rejects those that do not exist. */
async function insertRow(tx: Kysely<Tables>, table: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map(name => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
    tx,
  );
}

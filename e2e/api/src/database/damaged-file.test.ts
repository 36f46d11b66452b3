import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';

it('a damaged database file is named, with the way back', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-damaged-'));
  const file = join(dir, 'carefare.sqlite');
  writeFileSync(file, 'no database, '.repeat(1_000));
  const { db } = openDatabase({ DATABASE_FILE: file });
  await expect(db.selectFrom('sessions').selectAll().execute()).rejects.toThrow(
    /carefare\.sqlite is damaged; .+ put a backup in its place/,
  );
  rmSync(dir, { recursive: true });
});

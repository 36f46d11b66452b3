import { migrate } from '../src/database/migrate.ts';
import { type Catalogue, loadCatalogue } from '../src/reference/catalogue.ts';
import { readReferenceData } from '../src/reference/reference-data.ts';
import { seed } from '../src/reference/seed.ts';
import { openTestSqlite } from './open-test-database.ts';

/** The seeded catalogue, for tests that need no server. */
export async function loadTestCatalogue(): Promise<Catalogue> {
  const database = await openTestSqlite();
  await migrate(database);
  await seed(database, readReferenceData());
  const catalogue = await loadCatalogue(database);
  await database.close();
  return catalogue;
}

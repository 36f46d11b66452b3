import { openTestSqlite } from '../../testing/open-test-database.ts';
import { migrateSuite } from './migrate.suite.ts';

migrateSuite('SQLite', openTestSqlite);

import { openTestSqlite } from '../../testing/open-test-database.ts';
import { startSuite } from './start.suite.ts';

startSuite('SQLite', openTestSqlite);

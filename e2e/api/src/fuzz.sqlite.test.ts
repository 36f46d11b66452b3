import { openTestSqlite } from '../testing/open-test-database.ts';
import { fuzzSuite } from './fuzz.suite.ts';

fuzzSuite('SQLite', openTestSqlite, 150);

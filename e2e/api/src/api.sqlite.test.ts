import { openTestSqlite } from '../testing/open-test-database.ts';
import { apiSuite } from './api.suite.ts';

apiSuite('SQLite', openTestSqlite);

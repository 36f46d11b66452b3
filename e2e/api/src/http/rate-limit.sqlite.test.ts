import { openTestSqlite } from '../../testing/open-test-database.ts';
import { rateLimitSuite } from './rate-limit.suite.ts';

rateLimitSuite('SQLite', openTestSqlite);

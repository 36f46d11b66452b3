import { openTestSqlite } from '../../testing/open-test-database.ts';
import { outboxSuite } from './outbox.suite.ts';

outboxSuite('SQLite', openTestSqlite);

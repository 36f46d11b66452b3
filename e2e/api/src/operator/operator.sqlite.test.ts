import { openTestSqlite } from '../../testing/open-test-database.ts';
import { operatorSuite } from './operator.suite.ts';

operatorSuite('SQLite', openTestSqlite);

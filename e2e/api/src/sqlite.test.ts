import { openTestSqlite } from '../testing/open-test-database.ts';
import { mastersSuite } from './masters/masters.suite.ts';
import { sessionsSuite } from './sessions/sessions.suite.ts';
import { submissionsSuite } from './submissions/submissions.suite.ts';

mastersSuite('SQLite', openTestSqlite);
sessionsSuite('SQLite', openTestSqlite);
submissionsSuite('SQLite', openTestSqlite);

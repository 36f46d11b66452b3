import { openTestSqlite } from '../testing/open-test-database.ts';
import { migrateSuite } from './database/migrate.suite.ts';
import { fuzzSuite } from './fuzz.suite.ts';
import { rateLimitSuite } from './http/rate-limit.suite.ts';
import { mastersSuite } from './masters/masters.suite.ts';
import { operatorSuite } from './operator/operator.suite.ts';
import { sessionsSuite } from './sessions/sessions.suite.ts';
import { outboxSuite } from './submissions/outbox.suite.ts';
import { submissionsSuite } from './submissions/submissions.suite.ts';

for (const suite of [
  migrateSuite,
  sessionsSuite,
  submissionsSuite,
  operatorSuite,
  outboxSuite,
  rateLimitSuite,
])
  suite('SQLite', openTestSqlite);
mastersSuite(openTestSqlite);
fuzzSuite('SQLite', openTestSqlite, process.env.CAREFARE_ALL ? 150 : 30);

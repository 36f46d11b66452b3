import { openTestSqlite } from '../testing/open-test-database.ts';
import { tripCostsSuite } from './cost/trip-costs.test-suite.ts';
import { migrateSuite } from './database/migrate.test-suite.ts';
import { fuzzSuite } from './fuzz.test-suite.ts';
import { rateLimitSuite } from './http/rate-limit.test-suite.ts';
import { mastersSuite } from './masters/masters.test-suite.ts';
import { operatorSuite } from './operator/operator.test-suite.ts';
import { sessionCostsSuite } from './sessions/session-costs.test-suite.ts';
import { sessionsSuite } from './sessions/sessions.test-suite.ts';
import { outboxSuite } from './submissions/outbox.test-suite.ts';
import { submissionsSuite } from './submissions/submissions.test-suite.ts';

for (const suite of [
  migrateSuite,
  sessionsSuite,
  sessionCostsSuite,
  submissionsSuite,
  operatorSuite,
  outboxSuite,
  rateLimitSuite,
])
  suite('SQLite', openTestSqlite);
for (const suite of [mastersSuite, tripCostsSuite]) suite(openTestSqlite);
fuzzSuite('SQLite', openTestSqlite, process.env.CAREFARE_ALL ? 150 : 30);

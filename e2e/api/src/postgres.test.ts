import { openTestPostgres } from '../testing/open-test-database.ts';
import { migrateSuite } from './database/migrate.suite.ts';
import { fuzzSuite } from './fuzz.suite.ts';
import { rateLimitSuite, sharedRateLimitSuite } from './http/rate-limit.suite.ts';
import { operatorSuite } from './operator/operator.suite.ts';
import { sessionsSuite } from './sessions/sessions.suite.ts';
import { outboxSuite } from './submissions/outbox.suite.ts';
import { submissionsSuite } from './submissions/submissions.suite.ts';

// One file, because only suites of the same process can share the embedded database.
for (const suite of [
  migrateSuite,
  sessionsSuite,
  submissionsSuite,
  operatorSuite,
  outboxSuite,
  rateLimitSuite,
])
  suite('PostgreSQL', openTestPostgres);
sharedRateLimitSuite(openTestPostgres);
if (process.env.CAREFARE_ALL) fuzzSuite('PostgreSQL', openTestPostgres, 40);

import { openTestPostgres } from '../testing/open-test-database.ts';
import { migrateSuite } from './database/migrate.test-suite.ts';
import { fuzzSuite } from './fuzz.test-suite.ts';
import { rateLimitSuite, sharedRateLimitSuite } from './http/rate-limit.test-suite.ts';
import { operatorSuite } from './operator/operator.test-suite.ts';
import { sessionCostsSuite } from './sessions/session-costs.test-suite.ts';
import { sessionsSuite } from './sessions/sessions.test-suite.ts';
import { outboxSuite } from './submissions/outbox.test-suite.ts';
import { submissionsSuite } from './submissions/submissions.test-suite.ts';

// One file, because only suites of the same process can share the embedded database.
for (const suite of [
  migrateSuite,
  sessionsSuite,
  sessionCostsSuite,
  submissionsSuite,
  operatorSuite,
  outboxSuite,
  rateLimitSuite,
])
  suite('PostgreSQL', openTestPostgres);
sharedRateLimitSuite(openTestPostgres);
if (process.env.CAREFARE_ALL) fuzzSuite('PostgreSQL', openTestPostgres, 40);

import { openTestPostgres } from '../testing/open-test-database.ts';
import { apiSuite } from './api.suite.ts';
import { migrateSuite } from './database/migrate.suite.ts';
import { fuzzSuite } from './fuzz.suite.ts';
import { rateLimitSuite, sharedRateLimitSuite } from './http/rate-limit.suite.ts';
import { operatorSuite } from './operator/operator.suite.ts';
import { outboxSuite } from './submissions/outbox.suite.ts';

// One file, because only suites of the same process can share the embedded database.
migrateSuite('PostgreSQL', openTestPostgres);
apiSuite('PostgreSQL', openTestPostgres);
operatorSuite('PostgreSQL', openTestPostgres);
outboxSuite('PostgreSQL', openTestPostgres);
rateLimitSuite('PostgreSQL', openTestPostgres);
sharedRateLimitSuite(openTestPostgres);
fuzzSuite('PostgreSQL', openTestPostgres, 40);

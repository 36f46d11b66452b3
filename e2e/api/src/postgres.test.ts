import { openTestPostgres } from '../testing/open-test-database.ts';
import { apiSuite } from './api.suite.ts';
import { startSuite } from './database/start.suite.ts';
import { fuzzSuite } from './fuzz.suite.ts';
import { operatorSuite } from './operator/operator.suite.ts';
import { outboxSuite } from './submissions/outbox.suite.ts';

// One file, because the embedded server is shared within a process only.
startSuite('PostgreSQL', openTestPostgres);
apiSuite('PostgreSQL', openTestPostgres);
operatorSuite('PostgreSQL', openTestPostgres);
outboxSuite('PostgreSQL', openTestPostgres);
fuzzSuite('PostgreSQL', openTestPostgres, 40);

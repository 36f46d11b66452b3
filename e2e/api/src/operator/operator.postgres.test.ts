import { openTestPostgres } from '../../testing/open-test-database.ts';
import { operatorSuite } from './operator.suite.ts';

operatorSuite('PostgreSQL', openTestPostgres);

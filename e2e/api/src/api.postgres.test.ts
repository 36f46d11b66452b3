import { openTestPostgres } from '../testing/open-test-database.ts';
import { apiSuite } from './api.suite.ts';

apiSuite('PostgreSQL', openTestPostgres);

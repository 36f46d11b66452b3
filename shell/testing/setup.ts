/** What runs before each test file of the shell: the host has its site, as in each program that renders pages. */
import { handOver } from '../host/site.ts';
import { site } from '../site/site.ts';

handOver(site);

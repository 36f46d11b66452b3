import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import type { Browser } from 'playwright';

export interface Machine {
  date: string;
  cores: number;
  cpu: string;
  memoryGb: number;
  node: string;
  chromium: string;
  /** Processes that wanted a core when the bench began, averaged over a minute. */
  load: number;
}

export const describeMachine = (browser: Browser): Machine => ({
  date: new Date().toISOString(),
  cores: availableParallelism(),
  cpu: cpus()[0]?.model ?? 'unknown',
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  chromium: browser.version(),
  load: loadavg()[0] ?? 0,
});

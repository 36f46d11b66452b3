import { messageOf } from 'e2e-stack';
import type { Browser } from 'playwright';
import type { Build } from './builds/build.ts';
import type { Measurement } from './measure/measurement.ts';
import type { BenchPage } from './pages.ts';
import type { Sample } from './report/summary.ts';

interface RunOptions {
  browser: Browser;
  otherSite: string;
  builds: readonly Build[];
  pages: readonly BenchPage[];
  measurements: readonly Measurement[];
  runs: number;
  /** Ends the runs after the measurement that is under way; what was measured counts. */
  signal: AbortSignal;
  report(line: string): void;
}

/**
 * Measures everything, interleaved: within a run each page is measured with all builds before the next page, and each run
 * begins with another build. What fails gives an error and no value.
 */
export async function runAll({
  browser,
  otherSite,
  builds,
  pages,
  measurements,
  runs,
  signal,
  report,
}: RunOptions) {
  const samples: Sample[] = [];
  const errors: string[] = [];
  for (let run = 0; run < runs; run += 1) {
    const order = [...builds.slice(run % builds.length), ...builds.slice(0, run % builds.length)];
    for (const { name: measurement, isExact, applies, measure } of measurements) {
      if (signal.aborted || (isExact && run > 0)) continue;
      report(`run ${run + 1} of ${runs}: ${measurement}`);
      for (const page of pages) {
        for (const build of order) {
          if (signal.aborted || !applies({ build, page })) continue;
          try {
            const figures = await measure({ browser, otherSite, build, page, run });
            for (const [figure, value] of Object.entries(figures))
              samples.push({ measurement, page: page.name, build: build.name, figure, value });
          } catch (error) {
            const [line = ''] = messageOf(error).split('\n');
            errors.push(`${measurement}, ${page.name}, ${build.name}, run ${run + 1}: ${line}`);
            report(`  error: ${errors.at(-1)}`);
          }
        }
      }
    }
  }
  return { samples, errors };
}

import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { root } from '../packages.ts';

/** A file of tests and the seconds that its tests and hooks took, added up over workers and devices. */
interface TimedFile {
  file: string;
  seconds: number;
}

/** What a run of tests came to; `failures` has one line for each. */
export interface TestOutcome {
  passed: number;
  failed: number;
  failures: readonly string[];
  files: readonly TimedFile[];
}

/** The files that took longest, over all runs. */
export const slowestFiles = (outcomes: readonly TestOutcome[], count: number): readonly TimedFile[] =>
  outcomes
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);

const UnitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

/** Reads the JSON report of Vitest. */
export function readUnitReport(report: unknown): TestOutcome {
  const { numPassedTests, numFailedTests, testResults } = v.parse(UnitReport, report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status !== 'failed') return [];
    const file = relative(root, name);
    const failed = assertionResults.filter(test => test.status === 'failed');
    // A file that does not load, or whose setup throws, has no failed test.
    return failed.length > 0
      ? failed.map(({ fullName }) => `${file} › ${fullName}`)
      : [`${file}: ${firstLine(message) || 'it did not run to its end'}`];
  });
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1_000,
  }));
  return { passed: numPassedTests, failed: numFailedTests, failures, files };
}

const SpecSchema = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(v.object({ duration: v.number() })),
    }),
  ),
});

interface Suite {
  title: string;
  specs: v.InferOutput<typeof SpecSchema>[];
  suites?: Suite[] | undefined;
}

const SuiteSchema: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(SpecSchema),
  suites: v.optional(v.array(v.lazy(() => SuiteSchema))),
});

const BrowserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(SuiteSchema),
  errors: v.array(v.object({ message: v.optional(v.string(), '') })),
});

/** Reads the JSON report of Playwright. A flaky test counts as failed. */
export function readBrowserReport(report: unknown): TestOutcome {
  const { stats, suites, errors } = v.parse(BrowserReport, report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [
      // Of a spec that does not load, or of the set-up of all.
      ...errors.map(({ message }) => `browser tests: ${firstLine(message)}`),
      // The suite of a file has the file's name, which its specs bring along.
      ...suites.flatMap(suite => failuresOf({ ...suite, title: '' })),
    ],
    files: suites.map(suite => ({ file: `e2e/${suite.title}`, seconds: secondsOf(suite) })),
  };
}

function secondsOf({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap(test => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration / 1_000, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}

function failuresOf({ title, specs, suites = [] }: Suite, parents = ''): string[] {
  const names = title ? `${parents}${title} › ` : parents;
  const failures = specs.flatMap(spec =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status }) => {
        const suffix = status === 'flaky' ? ' (flaky)' : '';
        return `[${projectName}] ${spec.file}:${spec.line} › ${names}${spec.title}${suffix}`;
      }),
  );
  return [...failures, ...suites.flatMap(suite => failuresOf(suite, names))];
}

const firstLine = (message: string): string => stripVTControlCharacters(message).split('\n')[0] ?? '';

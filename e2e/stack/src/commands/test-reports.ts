import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { root } from '../packages.ts';

/** What a run of tests came to; `failures` has one line for each. */
export interface TestOutcome {
  passed: number;
  failed: number;
  failures: readonly string[];
}

const UnitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
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
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

interface Suite {
  title: string;
  specs: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[];
  suites?: Suite[] | undefined;
}

const SuiteSchema: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      line: v.number(),
      tests: v.array(v.object({ projectName: v.string(), status: v.string() })),
    }),
  ),
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
  };
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

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../packages.ts';
import { readBrowserReport, readUnitReport, slowestFiles } from './test-reports.ts';

describe('the report of the unit tests', () => {
  const file = (
    name: string,
    status: string,
    tests: [status: string, fullName: string][] = [],
    message = '',
  ) => ({
    name: join(root, name),
    status,
    message,
    startTime: 1_000,
    endTime: 3_500,
    assertionResults: tests.map(([testStatus, fullName]) => ({ status: testStatus, fullName })),
  });

  it('names the file and the full name of each failed test', () => {
    const testResults = [
      file('shell/a.test.ts', 'failed', [
        ['failed', 'a page is shown'],
        ['passed', 'a page is kept'],
        ['failed', 'a page is dropped'],
      ]),
      file('shell/b.test.ts', 'passed', [['passed', 'another']]),
    ];
    expect(readUnitReport({ numPassedTests: 2, numFailedTests: 2, testResults })).toEqual({
      passed: 2,
      failed: 2,
      failures: ['shell/a.test.ts › a page is shown', 'shell/a.test.ts › a page is dropped'],
      files: ['shell/a.test.ts', 'shell/b.test.ts'].map(name => ({ file: name, seconds: 2.5 })),
    });
  });

  it('names files that fail without a failed test', () => {
    const testResults = [
      file(
        'shell/a.test.ts',
        'failed',
        [],
        "\u001B[31mCannot find module './x.ts'\u001B[39m\nImported from a",
      ),
      file('shell/b.test.ts', 'failed', [['skipped', 'its setup throws']]),
    ];
    expect(readUnitReport({ numPassedTests: 0, numFailedTests: 0, testResults }).failures).toEqual([
      "shell/a.test.ts: Cannot find module './x.ts'",
      'shell/b.test.ts: it did not run to its end',
    ]);
  });
});

it('the slowest files come first, from all reports', () => {
  const outcomes = [[3, 1], [2]].map(times => ({
    passed: 0,
    failed: 0,
    failures: [],
    files: times.map(seconds => ({ file: `file ${seconds}`, seconds })),
  }));
  expect(slowestFiles(outcomes, 2).map(({ file }) => file)).toEqual(['file 3', 'file 2']);
});

describe('the report of the browser tests', () => {
  const spec = (title: string, line: number, ...statuses: string[]) => ({
    title,
    file: 'pages/home.spec.ts',
    line,
    tests: statuses.map((status, index) => ({
      projectName: ['desktop', 'phone'][index],
      status,
      results: [{ duration: 1_500 }],
    })),
  });

  it('names failed and flaky tests in each project, in groups and alone', () => {
    const suites = [
      {
        title: 'pages/home.spec.ts',
        specs: [spec('loads', 3, 'expected', 'unexpected')],
        suites: [
          {
            title: 'the menu',
            specs: [spec('opens', 8, 'flaky'), spec('closes', 9, 'skipped')],
            suites: [{ title: 'below', specs: [spec('scrolls', 12, 'unexpected')] }],
          },
        ],
      },
    ];
    const stats = { expected: 1, unexpected: 2, flaky: 1 };
    expect(readBrowserReport({ stats, suites, errors: [] })).toEqual({
      passed: 1,
      failed: 3,
      failures: [
        '[phone] pages/home.spec.ts:3 › loads',
        '[desktop] pages/home.spec.ts:8 › the menu › opens (flaky)',
        '[desktop] pages/home.spec.ts:12 › the menu › below › scrolls',
      ],
      files: [{ file: 'e2e/pages/home.spec.ts', seconds: 7.5 }],
    });
  });

  it('says why no test could start', () => {
    const errors = [{ message: 'Error: Cannot find module x\n    at pages/home.spec.ts' }];
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, suites: [], errors };
    expect(readBrowserReport(report).failures).toEqual(['browser tests: Error: Cannot find module x']);
  });
});

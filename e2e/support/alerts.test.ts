import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { packageDir } from 'e2e-stack';
import { expect, it } from 'vitest';
import { findProgram } from '../engines/support/driver/installed.ts';

const promtool = findProgram('promtool');

it.runIf(promtool)('the alert rules for Prometheus fire on what they name, and on nothing else', () => {
  const args = ['test', 'rules', join(packageDir('shell'), 'docs/alerts.test.yml')];
  expect(execFileSync(promtool ?? '', args, { encoding: 'utf8' })).toContain('SUCCESS');
});

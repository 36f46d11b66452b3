import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { packageDir } from 'e2e-stack';
import { findProgram } from '../engines/support/driver/installed.ts';
import { expect, test } from '../support/test.ts';

const promtool = findProgram('promtool');

if (promtool)
  test('the alert rules for Prometheus fire on what they name, and on nothing else', {
    tag: ['@shell', '@own-stack', '@nightly'],
  }, () => {
    const args = ['test', 'rules', join(packageDir('shell'), 'docs/alerts.test.yml')];
    expect(execFileSync(promtool, args, { encoding: 'utf8' })).toContain('SUCCESS');
  });

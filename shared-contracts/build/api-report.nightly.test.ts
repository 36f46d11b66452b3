import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reportFolder, writeApiReports } from './api-report.ts';

const help =
  'The public surface of shared-contracts differs from its committed report. If the change is intended, run ' +
  '"pnpm --filter shared-contracts api-report", commit the result, and raise the version as shared-contracts/README.md says';

it('the committed API reports are up to date', () => {
  const folder = join(import.meta.dirname, '../.tmp/api-report');
  for (const file of writeApiReports(folder))
    expect(readFileSync(join(folder, file), 'utf8'), help).toBe(
      readFileSync(join(reportFolder, file), 'utf8'),
    );
}, 60_000);

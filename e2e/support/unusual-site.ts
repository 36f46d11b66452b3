import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unusualData } from 'e2e-api/unusual-data';
import { startIsolatedStack } from './isolated-stack.ts';

/** Starts the site on data that nobody compiled. */
export async function startUnusualSite() {
  const dir = mkdtempSync(join(tmpdir(), 'unusual-'));
  const file = join(dir, 'data.json');
  writeFileSync(file, JSON.stringify(unusualData()));
  const site = await startIsolatedStack({ env: { api: { REFERENCE_DATA: file } } });
  return {
    ...site,
    async remove() {
      await site.remove();
      rmSync(dir, { recursive: true });
    },
  };
}

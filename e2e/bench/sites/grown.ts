import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grownData } from 'e2e-api/grown-data';
import { root } from 'e2e-stack';
import type { Site } from './site.ts';
import { startSite } from './started-site.ts';

const sizes = { treatments: 1_000, destinations: 50, categories: 30, homeCountries: 12 };

/** The site of this folder with 1,000 treatments in 50 countries. */
export async function startGrown(): Promise<Site> {
  const dir = mkdtempSync(join(tmpdir(), 'grown-'));
  const file = join(dir, 'data.json');
  writeFileSync(file, JSON.stringify(grownData(sizes)));
  const site = await startSite('grown', root, file);
  return {
    ...site,
    async close() {
      await site.close();
      rmSync(dir, { recursive: true });
    },
  };
}

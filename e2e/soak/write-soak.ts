import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RESULTS = join(import.meta.dirname, 'results');

/** Writes `results/<minute>.json` and `.svg`. @returns the path of both, without extension */
export function writeSoak(results: object, svg: string): string {
  mkdirSync(RESULTS, { recursive: true });
  const path = join(RESULTS, new Date().toISOString().slice(0, 16).replaceAll(':', '-'));
  writeFileSync(`${path}.json`, `${JSON.stringify(results)}\n`);
  writeFileSync(`${path}.svg`, svg);
  return path;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from '../machine.ts';
import { drawPlot } from './plot.ts';
import { type Sample, summarize } from './summary.ts';

interface Results {
  machine: Machine;
  runs: number;
  samples: readonly Sample[];
  errors: readonly string[];
}

const RESULTS = join(import.meta.dirname, '../results');

/** Writes `results/<minute>.json` and `.svg`. @returns the path of both, without extension */
export function writeResults({ machine, runs, samples, errors }: Results): string {
  mkdirSync(RESULTS, { recursive: true });
  const rows = summarize(samples);
  const path = join(RESULTS, machine.date.slice(0, 16).replaceAll(':', '-'));
  // A line for each row, so that two results compare line by line.
  const lines = rows.map(row => `  ${JSON.stringify(row, round)}`).join(',\n');
  const head = JSON.stringify({ machine, runs, errors }).slice(0, -1);
  writeFileSync(`${path}.json`, `${head},"rows":[\n${lines}\n]}\n`);
  writeFileSync(`${path}.svg`, drawPlot(rows, machine));
  return path;
}

const round = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(6)) : value;

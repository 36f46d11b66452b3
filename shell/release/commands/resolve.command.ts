import { readFileSync } from 'node:fs';
import type { ReleaseStore } from '../store/store.ts';
import type { Outcome } from './outcome.ts';
import { type LoggedReport, parseReports, type ResolvedFrame, resolveFrames } from './resolve-report.ts';

const STANDARD_INPUT = 0;

/** Says where in the sources the errors of reports were. @param file with lines of a shell's log; without it, standard input */
export async function resolveReports(store: ReleaseStore | undefined, file?: string): Promise<Outcome> {
  const reports = parseReports(readFileSync(file ?? STANDARD_INPUT, 'utf8'));
  if (reports.length === 0) throw new Error('There is no error report: pass lines of the shell’s log.');
  const resolved = await Promise.all(
    reports.map(async report => Object.assign({}, report, { frames: await resolveFrames(store, report) })),
  );
  return { lines: resolved.flatMap(describeReport), data: resolved };
}

function describeReport(report: Omit<LoggedReport, 'frames'> & { frames: ResolvedFrame[] }): string[] {
  const { remote, release, kind, where, reason, frames } = report;
  const own = frames.filter(({ source }) => source && !source.includes('node_modules/'));
  // What React and other packages called says little, unless nothing else is known.
  const shown = own.length > 0 ? own : frames;
  const left = frames.length - shown.length;
  return [
    `${remote} ${release}: ${kind} in ${where}: ${reason}`,
    ...shown.map(({ source, file, line, column, name }) =>
      source
        ? `  ${source}:${line}:${column}${name ? `  ${name}` : ''}`
        : `  ${file}:${line}:${column}  (no source map)`,
    ),
    ...(left > 0 ? [`  and ${left} in packages or without a source map`] : []),
  ];
}

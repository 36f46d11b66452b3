import type { ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BuildReport } from '@carefare/build';
import { spawnNode } from '../processes/spawn-node.ts';
import { watchSources } from './watch-sources.ts';

/** What a build reports, except what starts it again. */
export type Report = Exclude<BuildReport, { kind: 'outdated' }>;

/** Where a package has its bundler. */
export const BUNDLER = 'node_modules/.bin/rspack';

/** What can be wrong before the bundler runs, besides the sources. */
const CONFIGURATION = ['package.json', 'rspack.config.ts'];

/**
 * Builds a package at each change. The bundler's own lines go to this process's output. A mistake that ends the bundler, such
 * as one in `src/remote.ts`, is a problem of the bundle `start`; the next change starts the bundler again.
 * @param onReport called with what the build tells
 * @returns a function that ends it
 */
export function watchBuild(folder: string, onReport: (report: Report) => void): () => void {
  let child: ChildProcess | undefined;
  let isChanged = false;
  let hasFailed = false;

  const start = () => {
    isChanged = false;
    let isOutdated = false;
    const lines: string[] = [];
    const started = spawnNode([join(folder, BUNDLER), 'build', '--watch'], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    child = started;
    if (started.stderr)
      createInterface({ input: started.stderr }).on('line', line => {
        if (/^ +at /.test(line)) return;
        process.stderr.write(`${line}\n`);
        lines.push(line);
      });
    started.on('message', (report: BuildReport) => {
      if (child !== started || isOutdated) return;
      if (report.kind === 'outdated') {
        isOutdated = true;
        started.kill();
        return;
      }
      if (hasFailed) onReport({ kind: 'problems', bundle: 'start', problems: [] });
      hasFailed = false;
      onReport(report);
    });
    started.once('close', () => {
      if (child !== started) return;
      child = undefined;
      if (isOutdated) return start();
      hasFailed = true;
      onReport({ kind: 'problems', bundle: 'start', problems: [reasonOf(lines, folder)] });
      if (isChanged) start();
    });
  };
  const onChange = () => {
    isChanged = true;
    if (!child) start();
  };
  const unwatch = watchSources(folder, onChange);
  const watcher = watch(folder, (_event, file) => {
    if (CONFIGURATION.includes(file ?? '')) onChange();
  });
  start();
  return () => {
    unwatch();
    watcher.close();
    const ending = child;
    child = undefined;
    ending?.kill();
  };
}

/** What the bundler said before it ended, without the words that every such message begins with. */
function reasonOf(lines: readonly string[], folder: string): string {
  const text = lines.join('\n').replace(/^[^]*CLI failed:\s*\[?(Error: )?/, '');
  return (
    text
      .replaceAll(`${folder}/`, '')
      .replace(/\]\s*$/, '')
      .trim() || 'The build has ended.'
  );
}

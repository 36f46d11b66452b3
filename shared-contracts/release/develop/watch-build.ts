import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { BuildReport } from '@carefare/build';
import { spawnNode } from '../spawn-node.ts';

/** What a build tells, but for what starts it again. */
export type Report = Exclude<BuildReport, { kind: 'outdated' }>;

/** Where a package has its bundler. */
export const BUNDLER = 'node_modules/.bin/rspack';

/**
 * Builds a package at each change. The bundler's own lines go to this process's output.
 * @param onReport called with what the build tells
 * @returns a function that ends it
 */
export function watchBuild(folder: string, onReport: (report: Report) => void): () => void {
  let child: ChildProcess | undefined;
  const start = () => {
    child = spawnNode([join(folder, BUNDLER), 'build', '--watch'], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (report: BuildReport) => {
      if (report.kind !== 'outdated') return onReport(report);
      child?.removeAllListeners('message').once('exit', start).kill();
    });
  };
  start();
  return () => {
    child?.removeAllListeners('exit').removeAllListeners('message').kill();
  };
}

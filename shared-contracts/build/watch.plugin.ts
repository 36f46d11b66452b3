import { stripVTControlCharacters } from 'node:util';
import type { Compiler } from '@rspack/core';
import { reportBuild, type WebBuild } from './report-build.ts';

/** While watching, reports errors of a bundle, and the web bundle before the release is complete. */
export class WatchPlugin {
  readonly readAtStart: readonly string[];
  readonly describeWeb: (() => WebBuild) | undefined;

  /** @param readAtStart files that a build reads only when it starts */
  constructor(readAtStart: readonly string[], describeWeb?: () => WebBuild) {
    this.readAtStart = readAtStart;
    this.describeWeb = describeWeb;
  }

  apply(compiler: Compiler): void {
    const { name: bundle = '' } = compiler.options;
    compiler.hooks.watchRun.tap('WatchPlugin', ({ modifiedFiles }) => {
      if (this.readAtStart.some(file => modifiedFiles?.has(file))) reportBuild({ kind: 'outdated' });
    });
    compiler.hooks.afterCompile.tap('WatchPlugin', ({ fileDependencies }) =>
      fileDependencies.addAll(this.readAtStart),
    );
    compiler.hooks.done.tap('WatchPlugin', ({ compilation }) => {
      if (!compiler.watchMode) return;
      const problems = compilation.errors.map(({ message }) => stripVTControlCharacters(message));
      reportBuild({ kind: 'problems', bundle, problems });
      if (problems.length === 0 && this.describeWeb) reportBuild({ kind: 'web', build: this.describeWeb() });
    });
  }
}

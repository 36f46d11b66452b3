import { statSync } from 'node:fs';
import type { Compiler, Stats } from '@rspack/core';

/**
 * The first of the two bundles of a release. A watch may build the second one before it notices that the first one is to be
 * built again too; the two are of different sources then, and must not be released together.
 */
export class FirstBundlePlugin {
  #startedAt = 0;

  apply(compiler: Compiler): void {
    compiler.hooks.compile.tap('FirstBundlePlugin', () => {
      this.#startedAt = Date.now();
    });
  }

  /** Whether a source of the second bundle is newer than the first bundle. */
  isOutdated(second: Stats): boolean {
    if (!second.compilation.compiler.watchMode) return false;
    return [...second.compilation.fileDependencies].some(
      file => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > this.#startedAt,
    );
  }
}

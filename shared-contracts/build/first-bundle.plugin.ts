import { statSync } from 'node:fs';
import type { Compiler, Stats } from '@rspack/core';

/**
 * The first of the two bundles of a release. While watching, the second bundle may be built before the first notices a change,
 * or the first be rebuilt during the second. Their sources then differ, so they must not be released together. Nor may a second
 * bundle be released with an earlier first bundle whose current build fails.
 */
export class FirstBundlePlugin {
  #startedAt = 0;
  /** When its last build began. */
  #lastStartedAt = 0;
  /** When a changed source was last read. A build reads only the sources that the watch reports. */
  readonly #readAt = new Map<string, number>();
  #sources: readonly string[] = [];
  #hasErrors = false;

  apply(compiler: Compiler): void {
    compiler.hooks.watchRun.tap('FirstBundlePlugin', ({ modifiedFiles }) => {
      const now = Date.now();
      this.#startedAt ||= now;
      this.#lastStartedAt = now;
      for (const file of modifiedFiles ?? []) this.#readAt.set(file, now);
    });
    compiler.hooks.done.tap('FirstBundlePlugin', stats => {
      this.#hasErrors = stats.hasErrors();
      this.#sources = [...stats.compilation.fileDependencies];
    });
  }

  /** Whether the first bundle has errors, was rebuilt after the second one began, or missed a change of a source that both have. */
  isOutdated(second: Stats): boolean {
    const { compiler, fileDependencies } = second.compilation;
    if (this.#hasErrors) return true;
    if (!compiler.watchMode) return false;
    // The second bundle is rebuilt after it.
    if (second.startTime !== undefined && this.#lastStartedAt > second.startTime) return true;
    const shared = new Set(fileDependencies);
    return this.#sources.some(
      file =>
        shared.has(file) &&
        (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >
          (this.#readAt.get(file) ?? this.#startedAt),
    );
  }
}

import { statSync } from 'node:fs';
import type { Compiler, Stats } from '@rspack/core';

/**
 * The first of the two bundles of a release. A watch may build the second one before it notices that the first one is to be
 * built again too, or build the first one again while it still builds the second one; the two are of different sources then,
 * and must not be released together. Neither may a second one go with a first one of before that has an error now.
 */
export class FirstBundlePlugin {
  #startedAt = 0;
  /** When its last build began. */
  #lastStartedAt = 0;
  /** When a changed source was last read. A build reads again only what the watch has told it of. */
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

  /** Whether the first bundle has errors, was built again since the second one began, or a source of both has changed since the first one read it. */
  isOutdated(second: Stats): boolean {
    const { compiler, fileDependencies } = second.compilation;
    if (this.#hasErrors) return true;
    if (!compiler.watchMode) return false;
    // The second one is built again after it.
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

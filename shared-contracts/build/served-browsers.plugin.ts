import { type Compiler, rspack } from '@rspack/core';
import { findNewerCode } from './find-newer-code.ts';
import { minify } from './rules.ts';

/** Refuses code that the oldest served browsers cannot run, the package's own and that of libraries. */
export class ServedBrowsersPlugin {
  readonly #guarded: readonly string[];
  readonly #isDevelopment: boolean;
  /** By name, which contains a hash of the content. */
  readonly #faults = new Map<string, string[]>();

  /**
   * @param guarded features that only run where they exist, or are caught, although the file does not show it; named as in the error
   * @param isDevelopment whether files have readable names and unused code, unlike a release
   */
  constructor(guarded: readonly string[] = [], { isDevelopment = false } = {}) {
    this.#guarded = guarded;
    this.#isDevelopment = isDevelopment;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ServedBrowsersPlugin', compilation => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ServedBrowsersPlugin', stage }, async assets => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const faults = this.#faults.get(file) ?? (await this.#check(file, source.source().toString()));
          this.#faults.set(file, faults);
          for (const fault of faults) compilation.errors.push(new rspack.WebpackError(fault));
        }
      });
    });
  }

  async #check(file: string, code: string): Promise<string[]> {
    return findNewerCode(file, this.#isDevelopment ? await minify(code) : code, this.#guarded);
  }
}

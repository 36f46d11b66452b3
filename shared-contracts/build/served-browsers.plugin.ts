import { type Compiler, rspack } from '@rspack/core';
import { findNewerCode } from './find-newer-code.ts';

/** Refuses code that the oldest served browsers do not run, wherever it comes from: the package's own or a library's. */
export class ServedBrowsersPlugin {
  readonly #guarded: readonly string[];
  /** By name, which contains a hash of the content. */
  readonly #faults = new Map<string, string[]>();

  /** @param guarded what only runs where it is there, or is caught, although the file does not show it; as in the fault's text */
  constructor(guarded: readonly string[] = []) {
    this.#guarded = guarded;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ServedBrowsersPlugin', compilation => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ServedBrowsersPlugin', stage }, assets => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const faults =
            this.#faults.get(file) ?? findNewerCode(file, source.source().toString(), this.#guarded);
          this.#faults.set(file, faults);
          for (const fault of faults) compilation.errors.push(new rspack.WebpackError(fault));
        }
      });
    });
  }
}

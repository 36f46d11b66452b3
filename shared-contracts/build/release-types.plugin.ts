import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { declareTypes } from './declarations.ts';
import { describeTrip } from './trip-format.ts';
import { DECLARATIONS_FILE, TRIP_FILE, TYPES_FOLDER } from './types-folder.ts';

/**
 * Writes `types/` of a build while its first bundle is made. In a watch a release has none once a source has changed: it
 * should be quick, and is not meant for promotion.
 */
export class ReleaseTypesPlugin {
  readonly #dir: string;
  readonly #exposedFiles: Readonly<Record<string, string>>;
  #written: Promise<void> | undefined;

  constructor(dir: string, exposedFiles: Readonly<Record<string, string>> = {}) {
    this.#dir = dir;
    this.#exposedFiles = exposedFiles;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.run.tap('ReleaseTypesPlugin', () => {
      this.#written = this.#write();
      // The plugin that publishes the release awaits it, unless the bundle fails first.
      this.#written.catch(() => undefined);
    });
    compiler.hooks.watchRun.tap('ReleaseTypesPlugin', ({ modifiedFiles }) => {
      if (modifiedFiles?.size) this.#remove();
    });
  }

  /** Resolves once the files are there. @throws Error that names a module whose type cannot be declared */
  async finish(): Promise<void> {
    await this.#written;
  }

  get #folder(): string {
    return join(this.#dir, '.build', TYPES_FOLDER);
  }

  #remove(): void {
    if (existsSync(this.#folder)) rmSync(this.#folder, { recursive: true });
  }

  async #write(): Promise<void> {
    this.#remove();
    const declarations = await declareTypes(this.#dir, this.#exposedFiles);
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#dir, '.build', DECLARATIONS_FILE), JSON.stringify(declarations));
    writeFileSync(join(this.#dir, '.build', TRIP_FILE), JSON.stringify(describeTrip()));
  }
}

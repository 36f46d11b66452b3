import { fileURLToPath } from 'node:url';
import type { Compilation, Compiler, Module } from '@rspack/core';
import { type EntryPoint, entryPoints } from 'shared-contracts/host';
import { exportedNames } from './exported-names.ts';

interface Uses {
  /** Imported names by entry point, including those of lazy imports. */
  names: Map<EntryPoint, Set<string>>;
  /** Entry points that the module needs before it can run; lazy imports do not count. */
  entryPoints: Set<EntryPoint>;
}

/** Kinds of dependencies that use no name of the module. */
const EVALUATIONS = ['esm import', 'esm export import'];

const isEntryPoint = (specifier: string | undefined): specifier is EntryPoint =>
  (entryPoints as readonly (string | undefined)[]).includes(specifier);

/**
 * Collects which names of the contract the exposed modules use, directly or through what they import. An import whose names
 * are not known, such as `import()`, counts as using all of them.
 */
export class ContractUsesPlugin {
  readonly #files: readonly unknown[];
  readonly #uses = new Map<unknown, Uses>();

  /** @param files of the exposed modules */
  constructor(files: readonly string[]) {
    this.#files = files;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ContractUsesPlugin', compilation =>
      compilation.hooks.finishModules.tap('ContractUsesPlugin', () => {
        for (const module of compilation.modules) {
          const file = 'resource' in module ? module.resource : undefined;
          if (this.#files.includes(file)) this.#uses.set(file, collectUses(compilation, module));
        }
      }),
    );
  }

  /** What an exposed module used in the last build. */
  usesOf(file: string): Uses {
    const uses = this.#uses.get(file);
    if (!uses) throw new Error(`The bundle lacks ${file}`);
    return uses;
  }
}

function collectUses({ moduleGraph }: Compilation, exposed: Module): Uses {
  const uses: Uses = { names: new Map(), entryPoints: new Set() };
  const seen = { eager: new Set<Module>(), lazy: new Set<Module>() };
  const visit = (module: Module, isLazy: boolean): void => {
    const visited = isLazy ? seen.lazy : seen.eager;
    if (visited.has(module) || seen.eager.has(module)) return;
    visited.add(module);
    for (const { module: imported, dependency } of moduleGraph.getOutgoingConnections(module)) {
      const { type, request, ids } = dependency;
      const isLazyImport = isLazy || type.startsWith('import()');
      if (!isEntryPoint(request)) {
        if (imported) visit(imported, isLazyImport);
        continue;
      }
      const names = uses.names.get(request) ?? new Set();
      uses.names.set(request, names);
      for (const name of namesOf(request, type, ids)) names.add(name);
      if (!isLazyImport) uses.entryPoints.add(request);
    }
  };
  visit(exposed, false);
  return uses;
}

function namesOf(entryPoint: EntryPoint, type: string, ids: readonly string[] | undefined): string[] {
  if (EVALUATIONS.includes(type)) return [];
  const [name] = ids ?? [];
  return name === undefined ? exportedNames(fileURLToPath(import.meta.resolve(entryPoint))) : [name];
}

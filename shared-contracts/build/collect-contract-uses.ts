import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { type EntryPoint, entryPoints } from 'shared-contracts/host';

interface Uses {
  /** Imported names by entry point, including those of lazy imports. */
  names: Map<EntryPoint, Set<string>>;
  /** Entry points that the module needs before it can run, without those of lazy imports. */
  entryPoints: Set<EntryPoint>;
}

const isEntryPoint = (specifier: string): specifier is EntryPoint =>
  (entryPoints as readonly string[]).includes(specifier);

/**
 * Collects what a module and all its imports use of the contract. Relative imports have file extensions in this workspace,
 * so no resolver is needed.
 */
export function collectContractUses(file: string): Uses {
  const uses: Uses = { names: new Map(), entryPoints: new Set() };
  const seen = new Set<string>();

  const visit = (path: string, lazy: boolean): void => {
    const key = `${path}|${lazy}`;
    if (seen.has(key)) return;
    seen.add(key);
    const { module } = parseSync(path, readFileSync(path, 'utf8'));
    const follow = (specifier: string, isLazy: boolean) => {
      if (/^\.{1,2}\/.*\.tsx?$/.test(specifier)) visit(join(dirname(path), specifier), isLazy);
    };
    for (const statement of module.staticImports) {
      const specifier = statement.moduleRequest.value;
      const names = statement.entries
        .filter(entry => !entry.isType)
        .map(entry => entry.importName.name ?? '*');
      if (statement.entries.length > 0 && names.length === 0) continue;
      if (isEntryPoint(specifier)) {
        uses.names.set(specifier, new Set([...(uses.names.get(specifier) ?? []), ...names]));
        if (!lazy) uses.entryPoints.add(specifier);
      } else follow(specifier, lazy);
    }
    for (const statement of module.staticExports) {
      for (const entry of statement.entries) {
        if (entry.moduleRequest && !entry.isType) follow(entry.moduleRequest.value, lazy);
      }
    }
    for (const { moduleRequest } of module.dynamicImports) {
      const source = readFileSync(path, 'utf8').slice(moduleRequest.start + 1, moduleRequest.end - 1);
      follow(source, true);
    }
  };

  visit(file, false);
  return uses;
}

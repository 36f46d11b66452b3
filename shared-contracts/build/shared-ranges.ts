import { createRequire } from 'node:module';
import { contractVersion, type SharedModule, sharedModules } from 'shared-contracts/host';

const require = createRequire(import.meta.url);

/** The contract as it was released: its version, and the names that remotes may use of each entry point. */
export interface Surface {
  version: string;
  names: Record<string, readonly string[]>;
}

const isOfContract = (module: SharedModule): boolean => module.startsWith('shared-contracts');

function versionOf(module: SharedModule): string {
  const [name] = module.split('/');
  return isOfContract(module) ? contractVersion : require(`${name}/package.json`).version;
}

/** The installed versions of the shared modules. */
export const sharedVersions: Readonly<Record<SharedModule, string>> = Object.fromEntries(
  sharedModules.map(module => [module, versionOf(module)]),
) as Record<SharedModule, string>;

const majorOf = (version: string): string => version.split('.')[0] ?? '';

/**
 * The first version of the contract that is known to have these names: the published one, or else the installed one, even if
 * that is a later major, which removes other names. A patch adds no names, so a remote built with one need not wait for a
 * shell.
 * @param options.version of the installed contract
 */
export function contractRange(
  names: readonly string[],
  { version, published }: { version: string; published: Surface },
): string {
  const known = new Set(Object.values(published.names).flat());
  const [major, minor] = (names.every(name => known.has(name)) ? published.version : version).split('.');
  return `^${major}.${minor}.0`;
}

/**
 * The shared modules, each with the version range needed by a remote that uses these names of the contract: React's major,
 * and a contract that has all the names. Explicit, because under pnpm the federation plugin infers `catalog:`, or the range of an
 * unrelated package.
 */
export function sharedRangesOf(names: readonly string[]): Record<SharedModule, string> {
  const published: Surface = require('shared-contracts/published.json');
  const ofContract = contractRange(names, { version: contractVersion, published });
  return Object.fromEntries(
    sharedModules.map(module => [
      module,
      isOfContract(module) ? ofContract : `^${majorOf(sharedVersions[module])}.0.0`,
    ]),
  ) as Record<SharedModule, string>;
}

import { createRequire } from 'node:module';
import { contractVersion, type SharedModule, sharedModules } from 'shared-contracts';

const require = createRequire(import.meta.url);

function versionOf(module: SharedModule): string {
  const [name] = module.split('/');
  return name === 'shared-contracts' ? contractVersion : require(`${name}/package.json`).version;
}

/** The installed versions of the shared modules. */
export const sharedVersions: Readonly<Record<SharedModule, string>> = Object.fromEntries(
  sharedModules.map(module => [module, versionOf(module)]),
) as Record<SharedModule, string>;

/**
 * The shared modules with the version ranges that a remote built today needs. Explicit, because under pnpm the federation
 * plugin infers `catalog:`, or the range of an unrelated package.
 */
export const sharedRanges: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sharedVersions).map(([module, version]) => [module, `^${version}`]),
);

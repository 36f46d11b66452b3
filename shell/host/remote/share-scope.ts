import { satisfiesRange } from '@carefare/release/satisfies-caret';

/** A version of a shared module. `get` gives a function that returns the module. */
interface SharedVersion {
  get(): Promise<() => unknown>;
}

/** Shared modules by name and version, as containers of module federation take them. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/**
 * Gets a shared module.
 * @throws if the scope has no version for the range: each module is there once, in the shell's version
 */
export async function getShared(scope: ShareScope, name: string, range: string): Promise<unknown> {
  const versions = Object.entries(scope[name] ?? {});
  const shared = versions.find(([version]) => satisfiesRange(name, version, range))?.[1];
  if (shared) return (await shared.get())();
  const offered = versions.map(([version]) => version).join(', ') || 'none';
  throw new Error(`${name} ${range} is needed, the shell has ${offered}`);
}

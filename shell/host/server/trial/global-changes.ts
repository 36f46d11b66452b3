import { watchRealm } from '@carefare/release/realm';
import { sharedModules } from 'shared-contracts/host';
import { findHostModule } from '../rendering/host-modules.ts';

/** Watches what a release could change for others. @returns the names of what was changed since it was asked last */
export function watchGlobals(): () => string[] {
  const shared = sharedModules.map(name => [name, findHostModule(name)?.exports ?? {}] as const);
  const findRealmChanges = watchRealm({ shared });
  /** Without a method of what may be changed. */
  const findNew = (known: Set<string>): string[] => {
    const names: string[] = [];
    for (const { name } of findRealmChanges()) {
      if (known.has(name)) continue;
      known.add(name);
      names.push(name);
    }
    return names;
  };
  // Node makes some when it first needs them.
  const known = new Set<string>();
  findNew(known);
  return () => findNew(known);
}

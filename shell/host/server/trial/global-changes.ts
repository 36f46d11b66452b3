import { watchRealm } from '@carefare/release/realm';
import { sharedModules } from 'shared-contracts/host';
import { findHostModule } from '../rendering/host-modules.ts';

/** Watches what a release could change for others. @returns the names of what was changed since it was asked last */
export function watchGlobals(): () => string[] {
  const sharedBefore = readShared();
  const findRealmChanges = watchRealm();
  /** Without a method of what may be changed. */
  const findNew = (known: Set<string>): string[] => {
    const names: string[] = [];
    const note = (name: string): void => {
      if (known.has(name)) return;
      known.add(name);
      names.push(name);
    };
    for (const { name } of findRealmChanges()) note(name);
    for (const name of findSharedChanges(sharedBefore, readShared())) note(name);
    return names;
  };
  // Node makes some when it first needs them.
  const known = new Set<string>();
  findNew(known);
  return () => findNew(known);
}

/** Everything that the shell shares with remotes, by its name. */
type SharedData = ReadonlyMap<string, unknown>;

function readShared(): SharedData {
  const data = new Map<string, unknown>();
  const seen = new Set<unknown>();
  const readDeep = (module: string, name: string, value: unknown): void => {
    data.set(`${name} of ${module}`, value);
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, child] of Object.entries(value)) readDeep(module, `${name}.${key}`, child);
  };
  for (const module of sharedModules)
    for (const [key, value] of Object.entries(findHostModule(module)?.exports ?? {})) {
      if (isPlain(value)) readDeep(module, key, value);
    }
  return data;
}

/** Data, as opposed to schemas, atoms and classes, which keep state of their own. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
  !('~standard' in value) &&
  !('read' in value);

function findSharedChanges(before: SharedData, after: SharedData): string[] {
  const names: string[] = [];
  for (const [name, value] of after) if (!Object.is(before.get(name), value)) names.push(name);
  for (const name of before.keys()) if (!after.has(name)) names.push(name);
  return names;
}

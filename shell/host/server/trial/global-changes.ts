import { sharedModules } from 'shared-contracts/host';
import { findHostModule } from '../rendering/host-modules.ts';

/** Names of classes and namespaces, such as `Map` and `Math`. */
const BUILTIN = /^[A-Z]/;
const isObject = (value: unknown): value is object => Object(value) === value;

/** Every value that a release could change for others, by its name. */
export type GlobalState = ReadonlyMap<string, unknown>;

/** Reads builtins with their prototypes, the properties of `globalThis`, and everything that the shell shares with remotes. */
export function readGlobalState(): GlobalState {
  const state = new Map<string, unknown>();
  const readProperties = (name: string, object: object): void => {
    for (const [key, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(object)))
      state.set(`${name}.${key}`, get ?? value);
  };
  readProperties('globalThis', globalThis);
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
    if (!BUILTIN.test(name) || !isObject(value)) continue;
    readProperties(name, value);
    if ('prototype' in value && isObject(value.prototype))
      readProperties(`${name}.prototype`, value.prototype);
  }
  const seen = new Set<unknown>();
  const readDeep = (module: string, name: string, value: unknown): void => {
    state.set(`${name} of ${module}`, value);
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, child] of Object.entries(value)) readDeep(module, `${name}.${key}`, child);
  };
  for (const module of sharedModules)
    for (const [key, value] of Object.entries(findHostModule(module)?.exports ?? {})) {
      if (isPlain(value)) readDeep(module, key, value);
    }
  return state;
}

/** Data, as opposed to schemas, atoms and classes, which keep state of their own. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
  !('~standard' in value) &&
  !('read' in value);

/** Names of the values that have changed. */
export function findChanges(before: GlobalState, after: GlobalState): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter(name => !Object.is(before.get(name), after.get(name)));
}

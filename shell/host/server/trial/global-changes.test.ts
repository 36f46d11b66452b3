import { brand } from 'shared-contracts';
import { expect, it } from 'vitest';
import { findChanges, readGlobalState } from './global-changes.ts';

/** Changes a property for as long as the state is read. */
function changesWith(object: object, key: string, value: unknown): string[] {
  const before = readGlobalState();
  const descriptor = Object.getOwnPropertyDescriptor(object, key);
  Object.defineProperty(object, key, { value, configurable: true, writable: true, enumerable: true });
  const after = readGlobalState();
  if (descriptor) Object.defineProperty(object, key, descriptor);
  else Reflect.deleteProperty(object, key);
  return findChanges(before, after);
}

it('finds nothing when nothing has changed', () => {
  expect(findChanges(readGlobalState(), readGlobalState())).toEqual([]);
});

it.each([
  ['a prototype', Array.prototype, 'map', 'Array.prototype.map'],
  ['an own function of a builtin', JSON, 'parse', 'JSON.parse'],
  ['a class', WeakRef.prototype, 'deref', 'WeakRef.prototype.deref'],
  ['a global function', globalThis, 'fetch', 'globalThis.fetch'],
  ['a new global', globalThis, 'leaked', 'globalThis.leaked'],
  ['data of the contract', brand, 'name', 'brand.name of shared-contracts'],
])('finds a change of %s', (_case, object, key, name) => {
  expect(changesWith(object, key, 'other')).toEqual([name]);
});

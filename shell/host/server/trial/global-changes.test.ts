import { EventEmitter } from 'node:events';
import http from 'node:http';
import React from 'react';
import { brand, tripAtom } from 'shared-contracts';
import { Button } from 'shared-contracts/ui';
import { expect, it } from 'vitest';
import { watchGlobals } from './global-changes.ts';

/** Changes a property for as long as it is looked for. */
function changesWith(object: object, key: PropertyKey, value: unknown): string[] {
  const find = watchGlobals();
  const descriptor = Object.getOwnPropertyDescriptor(object, key);
  if (descriptor?.set) Reflect.set(object, key, value);
  else Object.defineProperty(object, key, { value, configurable: true, writable: true, enumerable: true });
  try {
    return find();
  } finally {
    if (descriptor) Object.defineProperty(object, key, descriptor);
    else Reflect.deleteProperty(object, key);
  }
}

it('finds nothing when nothing has changed', () => {
  expect(watchGlobals()()).toEqual([]);
});

const typedArray: object = Object.getPrototypeOf(Uint8Array.prototype);
it.each<[string, object, PropertyKey, string]>([
  ['a prototype', Array.prototype, 'map', 'Array.prototype.map'],
  ['a prototype without a global', typedArray, 'last', '%TypedArray%.prototype.last'],
  ['an own function of a builtin', JSON, 'parse', 'JSON.parse'],
  ['a class', WeakRef.prototype, 'deref', 'WeakRef.prototype.deref'],
  ['a class in a namespace', Intl.NumberFormat.prototype, 'format', 'Intl.NumberFormat.prototype.format'],
  ['a global function', globalThis, 'fetch', 'globalThis.fetch'],
  ['a new global', globalThis, 'leaked', 'globalThis.leaked'],
  ['a global of a library', globalThis, Symbol.for('a.library'), 'globalThis.Symbol(a.library)'],
  ['the console', console, 'error', 'console.error'],
  ['an object behind a getter', crypto, 'randomUUID', 'crypto.randomUUID'],
  ['a variable of the process', process.env, 'CAREFARE_LEAKED', 'process.env.CAREFARE_LEAKED'],
  ['a setting of a module', http.globalAgent, 'maxSockets', 'node:http.globalAgent.maxSockets'],
  ['data of the contract', brand, 'name', 'shared-contracts.brand.name'],
  ['a function of React', React, 'createElement', 'react.createElement'],
  ['a component of the contract', Button, 'displayName', 'shared-contracts/ui.Button.displayName'],
  ['an atom of the contract', tripAtom, 'onMount', 'shared-contracts.tripAtom.onMount'],
])('finds a change of %s', (_case, object, key, name) => {
  expect(changesWith(object, key, 'other')).toContain(name);
});

it('finds what is set by a setter, frozen, or listened to', () => {
  const find = watchGlobals();
  const { defaultMaxListeners } = EventEmitter;
  EventEmitter.defaultMaxListeners = defaultMaxListeners + 1;
  const ignore = () => undefined;
  process.on('uncaughtExceptionMonitor', ignore);
  Reflect.set(globalThis, 'Left', ignore);
  expect(find()).toEqual(
    expect.arrayContaining([
      'node:events.defaultMaxListeners',
      'process._events.uncaughtExceptionMonitor',
      'globalThis.Left',
    ]),
  );
  EventEmitter.defaultMaxListeners = defaultMaxListeners;
  process.off('uncaughtExceptionMonitor', ignore);
  Reflect.deleteProperty(globalThis, 'Left');
});

/** Where the browser keeps the function that says what has changed of the realm. */
export const REALM = '__carefareRealm';
/** Where the shell's pages keep the modules that they share with remotes. */
export const SHARE_SCOPE = '__carefareShareScope';

/** A property of a built-in, or a global, that is not as it was before the page's code ran. */
export interface RealmChange {
  /** As in `Array.prototype.last`. */
  name: string;
  /** What it is now: the code of a function, else a type. Two scripts may change the same property. */
  now: string;
}

interface WatchOptions {
  /** Where the global object is to have the function, too. */
  name?: string;
  /** Global of the share scope, whose modules are read as they are handed on. */
  scope?: string;
  /** Modules that the shell shares with remotes already. */
  shared?: readonly (readonly [name: string, exports: object])[];
}

/**
 * Runs in the browser, before any code of the page, and in Node, before that of a remote: reads the properties of every object
 * that scripts find there, and of what the shell shares with them.
 * @returns a function that says which of them are others by then
 */
export function watchRealm({ name, scope, shared = [] }: WatchOptions = {}): () => RealmChange[] {
  type Property = Pick<PropertyDescriptor, 'value' | 'get' | 'set'>;
  const isObject = (value: unknown): value is object => Object(value) === value;
  const at = (path: string): unknown => {
    try {
      return path.split('.').reduce<unknown>((object, key) => Reflect.get(Object(object), key), globalThis);
    } catch {
      return undefined;
    }
  };
  const prototypeOf = (path: string, object: object): [string, object] => [
    path,
    Object.getPrototypeOf(object),
  ];
  /** Objects that no data property of another leads to. All of them are looked for in both kinds of realms. */
  const behindGetters =
    'document navigator history location performance screen crypto customElements navigation visualViewport indexedDB caches ' +
    'cookieStore scheduler console process document.fonts document.timeline document.implementation screen.orientation ' +
    'crypto.subtle navigator.clipboard navigator.serviceWorker navigator.locks navigator.permissions navigator.storage ' +
    'navigator.mediaDevices navigator.connection navigator.credentials process.env process._events process.stdout';
  /** What is no object, and may be set by anybody. */
  const values = ['name', 'process.exitCode', 'process.title', 'node:events.defaultMaxListeners'];
  const builtinModules = 'events http https net fs dns util stream url timers path crypto http.globalAgent';
  const getBuiltinModule = at('process.getBuiltinModule') as ((module: string) => unknown) | undefined;
  const moduleAt = (path: string): unknown => {
    const [module = '', key] = path.split('.');
    const found = getBuiltinModule?.(module);
    return key === undefined ? found : Reflect.get(Object(found), key);
  };
  const valueAt = (path: string) =>
    path.startsWith('node:') ? moduleAt(path.slice('node:'.length)) : at(path);
  const named: [path: string, object: unknown][] = [
    ['globalThis', globalThis],
    ...behindGetters.split(' ').map((path): [string, unknown] => [path, at(path)]),
    ...builtinModules.split(' ').map((path): [string, unknown] => [`node:${path}`, moduleAt(path)]),
    prototypeOf('Iterator of arrays', [][Symbol.iterator]()),
    prototypeOf('%TypedArray%', Uint8Array),
    prototypeOf('Generator.prototype', prototypeOf('', (function* generate() {})())[1]),
    prototypeOf('AsyncFunction.prototype', async () => undefined),
  ];
  type Root = [path: string, object: object];
  const isRoot = (entry: [string, unknown]): entry is Root => isObject(entry[1]);
  /** The realm's, and after them those of each shared module. */
  const groups: Root[][] = [named.filter(isRoot)];
  const nodeType = 'Node' in globalThis && Object.getOwnPropertyDescriptor(Node.prototype, 'nodeType')?.get;
  /** A node of a document, as opposed to the prototypes of nodes. Both lead to `Node.prototype`. */
  const isNode = (value: object): boolean => {
    try {
      return nodeType !== false && typeof nodeType?.call(value) === 'number';
    } catch {
      return false;
    }
  };
  const { getOwnPropertyDescriptor, getPrototypeOf, isExtensible, is, defineProperty } = Object;
  const { ownKeys } = Reflect;
  const textOf = Function.prototype.call.bind(Function.prototype.toString) as (of: unknown) => string;

  /** So libraries name what is theirs, and changes. */
  const isState = (key: string): boolean => key[0] === '_';
  interface Read {
    path: string;
    properties: Map<string | symbol, Property>;
  }
  type Reading = Map<object, Read>;
  /** Reads what is there, for a first time only what no other group has. @param known all that was there, when it is read again */
  const read = (group: number, reading: Reading, known?: Reading): void => {
    const queue = groups[group]?.slice() ?? [];
    // By their places, since iterators may be what was changed.
    for (let next = 0; next < queue.length; next += 1) {
      const [path, object] = queue[next] as Root;
      if (reading.has(object) || (known && !known.has(object))) continue;
      const properties: Read['properties'] = new Map();
      reading.set(object, { path, properties });
      properties.set('[[Prototype]]', { value: getPrototypeOf(object) });
      properties.set('[[Extensible]]', { value: isExtensible(object) });
      // What is below these has a state that changes by itself.
      const isDeep = !/^(?:node:|process)/.test(path);
      const keys = ownKeys(object);
      for (let index = 0; index < keys.length; index += 1) {
        const key = keys[index] ?? '';
        // Of these only what is called.
        if (path === 'process.stdout' && key !== 'write') continue;
        if (group > 0 && isState(String(key))) continue;
        const property = getOwnPropertyDescriptor(object, key) ?? {};
        properties.set(key, property);
        const { value } = property;
        if (isDeep && isObject(value) && !isNode(value))
          queue.push([path === 'globalThis' ? String(key) : `${path}.${String(key)}`, value]);
      }
    }
  };
  const before: Reading = new Map();
  read(0, before);
  const valuesBefore = values.map(valueAt);
  const addModule = (module: string, exports: object): void => {
    const exported: [string, unknown][] = [[module, exports]];
    // Exports are behind getters. The default is the whole module, as React has been written.
    for (const [key, value] of Object.entries(exports))
      if (!isState(key)) exported.push([key === 'default' ? module : `${module}.${key}`, value]);
    read(groups.push(exported.filter(isRoot)) - 1, before);
  };
  for (const [module, exports] of shared) addModule(module, exports);
  const describe = ({ value, get }: Property): string => {
    const now: unknown = get ?? value;
    return typeof now === 'function' ? textOf(now) : typeof now;
  };
  const isSame = (then: Property, now: Property): boolean =>
    is(then.value, now.value) && then.get === now.get && then.set === now.set;
  const findChanges = (): RealmChange[] => {
    const after: Reading = new Map();
    for (let group = 0; group < groups.length; group += 1) read(group, after, before);
    const changes: RealmChange[] = [];
    // What was replaced is said once, without all that it had: that is not read again.
    for (const [object, { path, properties }] of after) {
      const then = before.get(object)?.properties;
      for (const [key, now] of properties) {
        const was = then?.get(key);
        if (!was || !isSame(was, now)) changes.push({ name: `${path}.${String(key)}`, now: describe(now) });
      }
      for (const key of then?.keys() ?? [])
        if (!properties.has(key)) changes.push({ name: `${path}.${String(key)}`, now: 'nothing' });
    }
    for (let index = 0; index < values.length; index += 1) {
      const where = values[index] ?? '';
      const now = valueAt(where);
      if (!is(now, valuesBefore[index])) changes.push({ name: where, now: typeof now });
    }
    return changes;
  };
  if (name !== undefined) defineProperty(globalThis, name, { value: findChanges });
  type Shared = { get(): Promise<() => object> };
  const watchScope = (modules: Record<string, Record<string, Shared>>): void => {
    for (const [module, versions] of Object.entries(modules))
      for (const version of Object.values(versions)) {
        const { get } = version;
        let isRead = false;
        version.get = async () => {
          const factory = await get();
          if (!isRead) addModule(module, factory());
          isRead = true;
          return factory;
        };
      }
  };
  if (scope !== undefined)
    defineProperty(globalThis, scope, {
      configurable: true,
      set(value) {
        defineProperty(globalThis, scope, { value, configurable: true, writable: true, enumerable: true });
        watchScope(value);
      },
    });
  return findChanges;
}

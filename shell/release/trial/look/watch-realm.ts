/** Where the browser keeps the function that says what has changed of the realm. */
export const REALM = '__carefareRealm';

/** A property of a built-in, or a global, that is not as it was before the page's code ran. */
export interface RealmChange {
  /** As in `Array.prototype.last`. */
  name: string;
  /** What it is now: the code of a function, else a type. Two scripts may change the same property. */
  now: string;
}

/**
 * Runs in the browser, before any code of the page, and in Node, before that of a remote: reads the properties of every object
 * that scripts find there.
 * @param name where the global object is to have the function, too
 * @returns a function that says which of them are others by then
 */
export function watchRealm(name?: string): () => RealmChange[] {
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
  const roots = named.filter((entry): entry is [string, object] => isObject(entry[1]));
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

  /** Reads what is there, of objects that were there. @param known all of them, when it is read again */
  const read = (known?: ReadonlyMap<object, string>) => {
    const properties = new Map<string, Property>();
    const objects = new Map<object, string>();
    const queue = roots.slice();
    // By their places, since iterators may be what was changed.
    for (let next = 0; next < queue.length; next += 1) {
      const [path, object] = queue[next] as [string, object];
      if (objects.has(object) || (known && !known.has(object))) continue;
      objects.set(object, path);
      properties.set(`${path}.[[Prototype]]`, { value: getPrototypeOf(object) });
      properties.set(`${path}.[[Extensible]]`, { value: isExtensible(object) });
      // What is below these has a state that changes by itself.
      const isDeep = !/^(?:node:|process)/.test(path);
      const keys = ownKeys(object);
      for (let index = 0; index < keys.length; index += 1) {
        const key = keys[index] ?? '';
        const where = `${path}.${String(key)}`;
        // Of these only what is called.
        if (path === 'process.stdout' && key !== 'write') continue;
        const property = getOwnPropertyDescriptor(object, key) ?? {};
        properties.set(where, property);
        const { value } = property;
        if (isDeep && isObject(value) && !isNode(value))
          queue.push([path === 'globalThis' ? String(key) : where, value]);
      }
    }
    for (let next = 0; next < values.length; next += 1) {
      const path = values[next] ?? '';
      properties.set(path, { value: valueAt(path) });
    }
    return { properties, objects };
  };
  const { properties: before, objects } = read();
  const describe = ({ value, get }: Property): string => {
    const now: unknown = get ?? value;
    return typeof now === 'function' ? textOf(now) : typeof now;
  };
  const findChanges = (): RealmChange[] => {
    const { properties: after } = read(objects);
    const changes: RealmChange[] = [];
    for (const [where, now] of after) {
      const then = before.get(where);
      if (then && is(then.value, now.value) && then.get === now.get && then.set === now.set) continue;
      changes.push({ name: where, now: describe(now) });
    }
    // What was replaced is said once, without all that it had.
    const parentOf = (where: string) => where.slice(0, where.lastIndexOf('.'));
    const parents = new Set(Array.from(after.keys(), parentOf));
    for (const where of before.keys())
      if (!after.has(where) && parents.has(parentOf(where))) changes.push({ name: where, now: 'nothing' });
    return changes;
  };
  if (name !== undefined) defineProperty(globalThis, name, { value: findChanges });
  return findChanges;
}

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
 * Runs in the browser, before any code of the page: reads the properties of every object that scripts find there, and leaves
 * a function that says which of them are others by then.
 */
export function watchRealm(name: string): void {
  type Property = Pick<PropertyDescriptor, 'value' | 'get' | 'set'>;
  const isObject = (value: unknown): value is object => Object(value) === value;
  const arrayIterator = [][Symbol.iterator]();
  const generator = (function* generate() {})();
  /** Objects that no data property of another leads to. */
  const roots: [path: string, object: object][] = [
    ['globalThis', globalThis],
    ...Object.entries({ document, navigator, history, performance, screen, crypto }),
    ['Iterator of arrays', Object.getPrototypeOf(arrayIterator)],
    ['Generator.prototype', Object.getPrototypeOf(Object.getPrototypeOf(generator))],
    ['AsyncFunction.prototype', Object.getPrototypeOf(async () => undefined)],
  ];
  const { getOwnPropertyDescriptor, is, defineProperty } = Object;
  const { ownKeys } = Reflect;
  const textOf = Function.prototype.call.bind(Function.prototype.toString) as (of: unknown) => string;

  /** Reads what is there, of objects that were there. @param known all of them, when it is read again */
  const read = (known?: ReadonlyMap<object, string>) => {
    const properties = new Map<string, Property>();
    const objects = new Map<object, string>();
    const queue = [...roots];
    for (const [path, object] of queue) {
      if (objects.has(object) || (known && !known.has(object))) continue;
      objects.set(object, path);
      for (const key of ownKeys(object)) {
        const property = getOwnPropertyDescriptor(object, key) ?? {};
        const at = `${path}.${String(key)}`;
        properties.set(at, property);
        const { value } = property;
        if (isObject(value) && !(value instanceof Node))
          queue.push([path === 'globalThis' ? String(key) : at, value]);
      }
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
    for (const [at, now] of after) {
      const then = before.get(at);
      if (then && is(then.value, now.value) && then.get === now.get && then.set === now.set) continue;
      changes.push({ name: at, now: describe(now) });
    }
    // What was replaced is said once, without all that it had.
    const parentOf = (at: string) => at.slice(0, at.lastIndexOf('.'));
    const parents = new Set(Array.from(after.keys(), parentOf));
    for (const at of before.keys())
      if (!after.has(at) && parents.has(parentOf(at))) changes.push({ name: at, now: 'nothing' });
    return changes;
  };
  defineProperty(globalThis, name, { value: findChanges });
}

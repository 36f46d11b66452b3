/** Where the browser keeps what code of remotes has not ended. */
export const LEFTOVERS = '__carefareLeftovers';

/** What code of a remote still does after its page was left, each as the end of a sentence. */
export interface Leftovers {
  /** To be called when nothing happens any more: what the remote sets from then on, but in answer to a visitor, it sets again and again. */
  rest(): void;
  /** To be called when the page has been left: what the remote calls from then on counts. */
  leave(): void;
  find(): string[];
  /** To be called before something happens that the remote may set a timer for. */
  mark(): void;
  /** Runs now what the remote has set: for later than a rest takes, since `mark`, or all. @returns how much that was */
  hasten(what: 'late' | 'marked' | 'all'): number;
}

/**
 * Runs in the browser, before any code of the page. A listener counts on what stays when a page is left: the window, the
 * document and its frame. What code of the contract does for a remote is the shell's.
 * @param names.folder where the files of the release are, or of all releases
 * @param names.restMs what is set for after this time, up to `laterMs`, can be hastened
 */
export function watchLeftovers(names: {
  leftovers: string;
  folder: string;
  restMs: number;
  laterMs: number;
}): void {
  const isByRemote = (): boolean => {
    const [caller = ''] = /https?:\/\/\S+/.exec(new Error('caller').stack ?? '') ?? [];
    return caller.includes(names.folder);
  };
  const lasting =
    /^(?:MediaQueryList|VisualViewport|ScreenOrientation|Navigation|NetworkInformation|ServiceWorkerContainer|Performance|FontFaceSet|CookieStore)$/;
  const placeOf = (target: EventTarget): string | undefined => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    if (!(target instanceof Element)) {
      const { name } = target.constructor;
      return lasting.test(name) ? `a ${name}` : undefined;
    }
    if (target.closest('[data-module]')) return undefined;
    return target.closest('header, footer') || target.matches('html, body, main')
      ? `<${target.localName}>`
      : undefined;
  };

  const describe = (target: Node): string => placeOf(target) ?? `<${target.nodeName.toLowerCase()}>`;

  interface Listener {
    target: EventTarget;
    type: string;
    handler: unknown;
    isCapture: boolean;
  }
  const listeners = new Set<Listener>();
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const isCapture = (options: unknown): boolean =>
    options === true || (Object(options) as AddEventListenerOptions).capture === true;
  const forget = (target: EventTarget, type: string, handler: unknown, options: unknown): void => {
    for (const each of listeners)
      if (
        each.target === target &&
        each.type === type &&
        each.handler === handler &&
        each.isCapture === isCapture(options)
      )
        listeners.delete(each);
  };
  EventTarget.prototype.addEventListener = function watched(
    this: EventTarget | undefined,
    ...given: Parameters<typeof add>
  ) {
    const target = this ?? window;
    const [type, handler, options] = given;
    if (placeOf(target) && isByRemote()) {
      forget(target, type, handler, options);
      listeners.add({ target, type, handler, isCapture: isCapture(options) });
      const { once, signal } = Object(options) as AddEventListenerOptions;
      const end = () => forget(target, type, handler, options);
      if (once) add.call(target, type, end, { once, capture: isCapture(options) });
      signal?.addEventListener('abort', end, { once: true });
    }
    add.apply(target, given);
  };
  EventTarget.prototype.removeEventListener = function watched(
    this: EventTarget | undefined,
    ...given: Parameters<typeof remove>
  ) {
    const target = this ?? window;
    forget(target, ...(given as Parameters<typeof add>));
    remove.apply(target, given);
  };

  type Handled = (this: EventTarget, handler: EventListener | null) => void;
  for (const name of Object.getOwnPropertyNames(window).filter(each => lasting.test(each))) {
    const { prototype } = Reflect.get(window, name) as { prototype: EventTarget };
    for (const [key, { get, set }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (!key.startsWith('on') || !set) continue;
      const type = key.slice(2);
      const watched: Handled = function watched(handler) {
        forget(this, type, key, false);
        if (handler && isByRemote()) listeners.add({ target: this, type, handler: key, isCapture: false });
        set.call(this, handler);
      };
      Object.defineProperty(prototype, key, { configurable: true, enumerable: true, get, set: watched });
    }
    if (!('addListener' in prototype)) continue;
    const addListener: Handled = function addListener(handler) {
      this.addEventListener('change', handler);
    };
    const removeListener: Handled = function removeListener(handler) {
      this.removeEventListener('change', handler);
    };
    Object.assign(prototype, { addListener, removeListener });
  }

  /** Observers of a remote by what they observe. What was taken out of the document keeps nobody busy. */
  const observed = new Map<object, Set<Node>>();
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!name.endsWith('Observer')) continue;
    const Observer = Reflect.get(window, name) as typeof ResizeObserver;
    const { observe, unobserve, disconnect } = Observer.prototype as Partial<ResizeObserver>;
    if (!observe || !disconnect) continue;
    Object.assign(Observer.prototype, {
      observe(this: ResizeObserver, ...given: Parameters<ResizeObserver['observe']>) {
        // Some observe the whole page.
        const target = given[0] instanceof Node ? given[0] : document;
        if (isByRemote()) observed.set(this, (observed.get(this) ?? new Set<Node>()).add(target));
        observe.apply(this, given);
      },
      disconnect(this: ResizeObserver) {
        observed.delete(this);
        disconnect.call(this);
      },
      ...(unobserve && {
        unobserve(this: ResizeObserver, target: Element) {
          observed.get(this)?.delete(target);
          unobserve.call(this, target);
        },
      }),
    });
  }
  const findObservers = (): string[] =>
    [...observed].flatMap(([observer, targets]) =>
      [...targets]
        .filter(target => target.isConnected)
        .map(target => `leaves its ${observer.constructor.name} on ${describe(target)} when it is left`),
    );

  /** Connections that a remote has opened, and others who work for it. */
  const connections = new Map<object, string>();
  const CLOSING = 2;
  type Ends = Record<string, (...given: unknown[]) => unknown>;
  for (const name of Object.getOwnPropertyNames(window)) {
    const { value } = Object.getOwnPropertyDescriptor(window, name) ?? {};
    const prototype: unknown = typeof value === 'function' && value.prototype;
    if (!(prototype instanceof EventTarget) || prototype instanceof Node) continue;
    const end = ['close', 'terminate'].find(key => key in prototype);
    if (!end) continue;
    const Connection = value as new (...given: unknown[]) => Ends;
    const { [end]: close } = prototype as unknown as Ends;
    Object.assign(Connection.prototype, {
      [end](this: Ends, ...given: unknown[]) {
        connections.delete(this);
        return close?.apply(this, given);
      },
    });
    const Watched = new Proxy(Connection, {
      construct(target, given, newTarget) {
        const connection = Reflect.construct(target, given, newTarget) as Ends;
        if (isByRemote()) connections.set(connection, [name, given[0]].filter(Boolean).join(' '));
        return connection;
      },
    });
    Connection.prototype.constructor = Watched;
    Object.assign(window, { [name]: Watched });
  }
  const findConnections = (): string[] =>
    [...connections].flatMap(([connection, text]) =>
      Number(Reflect.get(connection, 'readyState') ?? 0) < CLOSING
        ? [`leaves its ${text} open when it is left`]
        : [],
    );

  const played = new Set<HTMLMediaElement>();
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function watched() {
    if (isByRemote()) played.add(this);
    return play.call(this);
  };
  const findPlaying = (): string[] =>
    [...played]
      .filter(({ paused }) => !paused)
      .map(({ localName }) => `leaves its ${localName} playing when it is left`);

  /** Locks that a remote holds, for which others wait. */
  const locks = new Set<{ name: string }>();
  // Not every test has them.
  if ('LockManager' in window) {
    type Request = (this: LockManager, ...given: unknown[]) => Promise<unknown>;
    const { request } = LockManager.prototype as unknown as { request: Request };
    const hold = async (name: string, work: () => unknown): Promise<unknown> => {
      const lock = { name };
      locks.add(lock);
      try {
        return await work();
      } finally {
        locks.delete(lock);
      }
    };
    const watched: Request = function watched(...given) {
      const work = given.pop();
      const isWatched = typeof work === 'function' && isByRemote();
      const watchedWork = (lock: unknown) =>
        hold(String(given[0]), () => Reflect.apply(work as () => unknown, undefined, [lock]));
      return request.call(this, ...given, isWatched ? watchedWork : work);
    };
    Object.assign(LockManager.prototype, { request: watched });
  }

  let isResting = false;
  let isLeft = false;
  const calls = new Set<string>();
  const note = (call: string): void => {
    if (isLeft && isByRemote()) calls.add(call);
  };
  const watchCall = <Owner extends object>(owner: Owner, key: keyof Owner & string): void => {
    const method = owner[key] as (this: unknown, ...given: unknown[]) => unknown;
    Object.assign(owner, {
      [key](this: unknown, ...given: unknown[]) {
        note(key);
        return method.apply(this, given);
      },
    });
  };
  watchCall(window, 'requestAnimationFrame');
  watchCall(window, 'requestIdleCallback');
  watchCall(window, 'fetch');
  watchCall(XMLHttpRequest.prototype, 'send');

  /** Timeouts that a remote has set while nothing happened: it sets them again and again. */
  const repeated = new Set<number>();
  /** What a remote has set for later, by its timer. */
  const later = new Map<number, { ms: number; run: () => void }>();
  let marked = new Set<number>();
  const isLater = (ms = 0): boolean => ms > 0 && ms <= names.laterMs;
  const { setInterval: startInterval, clearInterval: stopInterval } = window;
  window.setInterval = ((callback: unknown, ms?: number, ...given: unknown[]) => {
    const timer = startInterval(callback as () => void, ms, ...given);
    if (typeof callback === 'function' && isLater(ms) && isByRemote())
      later.set(timer, { ms: ms ?? 0, run: () => Reflect.apply(callback, window, given) });
    return timer;
  }) as typeof startInterval;
  window.clearInterval = timer => {
    repeated.delete(timer as number);
    later.delete(timer as number);
    stopInterval(timer);
  };
  const { setTimeout: start, clearTimeout: stop } = window;
  window.setTimeout = ((callback: unknown, ms?: number, ...given: unknown[]) => {
    note('setTimeout');
    if (typeof callback !== 'function' || !isByRemote()) return start(callback as () => void, ms, ...given);
    const run = (...passed: unknown[]) => {
      repeated.delete(timer);
      later.delete(timer);
      Reflect.apply(callback, window, passed);
    };
    const timer = start(run, ms, ...given);
    if (isResting && !(window.event instanceof UIEvent)) repeated.add(timer);
    if (isLater(ms))
      later.set(timer, {
        ms: ms ?? 0,
        run() {
          stop(timer);
          run(...given);
        },
      });
    return timer;
  }) as typeof start;
  window.clearTimeout = timer => {
    repeated.delete(timer as number);
    later.delete(timer as number);
    stop(timer);
  };

  const leftovers: Leftovers = {
    rest: () => void (isResting = true),
    leave: () => void (isLeft = true),
    mark: () => void (marked = new Set(later.keys())),
    hasten(what) {
      const isDue = {
        late: (ms: number) => ms > names.restMs,
        marked: (_ms: number, timer: number) => !marked.has(timer),
        all: () => true,
      };
      const due = [...later].filter(([timer, { ms }]) => isDue[what](ms, timer));
      for (const [, { run }] of due) run();
      return due.length;
    },
    find: () => [
      ...Array.from(
        listeners,
        ({ target, type }) => `leaves its listener for ${type} on ${placeOf(target)} when it is left`,
      ),
      ...findObservers(),
      ...findConnections(),
      ...findPlaying(),
      ...Array.from(locks, ({ name }) => `leaves its lock ${name} taken when it is left`),
      ...Array.from(calls, call => `still calls ${call} after it was left`),
      ...(repeated.size > 0 ? ['leaves a timeout running that sets itself again when it is left'] : []),
    ],
  };
  Object.defineProperty(window, names.leftovers, { value: leftovers });
}

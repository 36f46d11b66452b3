/** What code of remotes does to the page around it, each once, as the end of a sentence. Kept in the browser. */
export const ACTS = '__carefareActs';
/** Timers without an end that code of remotes has started and not ended, likewise. */
export const TIMERS = '__carefareTimers';

/**
 * Runs in the browser, before any code of the page. Code of a remote is what comes from a file of its release; what it does
 * by functions of the contract is the shell's.
 * @param names.folder where the files of the release are, or of all releases
 */
export function watchActs(names: { acts: string; timers: string; folder: string }): void {
  const acts = new Set<string>();
  const timers = new Set<unknown>();
  Object.assign(window, { [names.acts]: acts, [names.timers]: timers });
  const isByRemote = (): boolean => {
    const [caller = ''] = /https?:\/\/\S+/.exec(new Error('caller').stack ?? '') ?? [];
    return caller.includes(names.folder);
  };
  type Method = (this: unknown, ...given: unknown[]) => unknown;
  const wrap = (
    owner: object,
    key: string,
    note: (given: unknown[], self: unknown) => string | undefined,
  ) => {
    const descriptor = Object.getOwnPropertyDescriptor(owner, key);
    const around = (method: Method): Method =>
      function watched(...given) {
        const act = note(given, this);
        if (act && isByRemote()) acts.add(act);
        return method.apply(this, given);
      };
    const { value, get, set } = descriptor ?? {};
    if (typeof value === 'function')
      Object.defineProperty(owner, key, { ...descriptor, value: around(value as Method) });
    else if (get && set)
      Object.defineProperty(owner, key, {
        ...descriptor,
        get: around(get as Method),
        set: around(set as Method),
      });
  };
  const ofShell = (act: string) => `${act}, which is the shell's`;
  const areaOf = (self: unknown) => (self === sessionStorage ? 'sessionStorage' : 'localStorage');
  wrap(Storage.prototype, 'getItem', ([name], self) =>
    // The stock runtime of Module Federation asks this whether to log.
    name === 'FEDERATION_DEBUG' ? undefined : ofShell(`reads ${areaOf(self)} ${String(name)}`),
  );
  for (const key of ['setItem', 'removeItem'])
    wrap(Storage.prototype, key, ([name], self) => ofShell(`writes ${areaOf(self)} ${String(name)}`));
  wrap(Storage.prototype, 'clear', (_given, self) => ofShell(`empties ${areaOf(self)}`));
  wrap(Document.prototype, 'cookie', given =>
    ofShell(given.length > 0 ? `sets the cookie ${String(given[0]).split('=')[0]}` : 'reads cookies'),
  );
  for (const key of ['pushState', 'replaceState'])
    wrap(History.prototype, key, () => ofShell(`writes the browser's history by ${key}`));
  wrap(EventTarget.prototype, 'addEventListener', ([type]) =>
    type === 'beforeunload' || type === 'unload' ? ofShell(`listens to ${type}`) : undefined,
  );
  for (const key of ['onbeforeunload', 'onunload'])
    wrap(window, key, () => ofShell(`listens to ${key.slice(2)}`));
  // The empty page before the first has none.
  if ('ServiceWorkerContainer' in window)
    wrap(ServiceWorkerContainer.prototype, 'register', () => ofShell('registers a service worker'));
  // A second one of the same name throws, also that of the remote's next release.
  wrap(
    CustomElementRegistry.prototype,
    'define',
    ([name]) => `defines the element <${String(name)}> for everybody`,
  );
  wrap(XMLHttpRequest.prototype, 'open', ([, address, ...rest]) =>
    rest.length > 0 && !rest[0] ? `waits for ${String(address)} by a synchronous call` : undefined,
  );

  // As a function it throws, so none is started, which would go on for as long as there is a tab.
  if ('SharedWorker' in window)
    wrap(window, 'SharedWorker', () => 'starts a SharedWorker, which nothing ends');

  // Nobody clicks on anything that could ask for it. Not every test has all.
  const intrusive: [prototypes: string, key: string][] = [
    ['Geolocation', 'getCurrentPosition'],
    ['Geolocation', 'watchPosition'],
    ['MediaDevices', 'getUserMedia'],
    ['SpeechSynthesis', 'speak'],
    ['Clipboard', 'writeText'],
    ['Clipboard', 'readText'],
    ['Navigator', 'setAppBadge'],
    // What the site measures as well.
    ['Performance', 'clearResourceTimings'],
    ['Performance', 'setResourceTimingBufferSize'],
    ['WakeLock', 'request'],
    ['Element', 'requestFullscreen'],
  ];
  for (const [name, key] of intrusive) {
    const { prototype } = Object(Reflect.get(window, name)) as { prototype?: object };
    if (prototype) wrap(prototype, key, () => `calls ${name}.${key} by itself`);
  }
  for (const key of ['print', 'open']) wrap(window, key, () => `calls ${key} by itself`);
  if ('Notification' in window)
    wrap(Notification, 'requestPermission', () => 'calls Notification.requestPermission by itself');

  const { setInterval: start, clearInterval: stop, clearTimeout: stopTimeout } = window;
  window.setInterval = ((...given: Parameters<typeof start>) => {
    const timer = start(...given);
    if (isByRemote()) timers.add(timer);
    return timer;
  }) as typeof start;
  window.clearInterval = timer => {
    timers.delete(timer);
    stop(timer);
  };
  // Either ends both.
  window.clearTimeout = timer => {
    timers.delete(timer);
    stopTimeout(timer);
  };
}

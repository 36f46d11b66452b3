// What a walk does in the page. Each function is sent to the browser by itself, so it uses nothing around it.

/** How far a page may be scrolled that nobody scrolls, in px. */
export const SCROLLED_MAX_PX = 100;

/** Runs in the browser: focuses a link of the header and scrolls a bit, as a visitor may. @returns the state then */
export function beginRest(links: string) {
  document.querySelector<HTMLElement>(links)?.focus({ preventScroll: true });
  document.querySelector(links)?.setAttribute('data-walk-focus', '');
  window.scrollTo({ top: 300, behavior: 'instant' });
  return {
    address: location.href.slice(location.origin.length),
    entries: history.length,
    scrolled: Math.round(window.scrollY),
  };
}

/** Runs in the browser. */
export function readState() {
  return {
    title: document.title,
    address: location.href.slice(location.origin.length),
    elements: document.getElementsByTagName('*').length,
    entries: history.length,
    scrolled: Math.round(window.scrollY),
    hasFocus: document.activeElement?.hasAttribute('data-walk-focus') ?? false,
  };
}

/** Runs in the browser. @returns the longest task before this time, and all and the longest within it, of those above 50 ms, in ms by the clock */
export async function measureTasks(
  duration: number,
): Promise<{ before: number; within: number; longest: number }> {
  const begun = performance.now();
  const tasks = { before: 0, within: 0, longest: 0 };
  const observer = new PerformanceObserver(list => {
    for (const task of list.getEntries()) {
      const which = task.startTime < begun ? 'before' : 'longest';
      tasks[which] = Math.max(tasks[which], task.duration);
      if (which === 'longest') tasks.within += task.duration;
    }
  });
  observer.observe({ type: 'longtask', buffered: true });
  await new Promise(resolve => setTimeout(resolve, duration));
  observer.disconnect();
  return tasks;
}

/** Runs in the browser. @returns what the page keeps from browser and visitor, each as the end of a sentence */
export function findKept(): string[] {
  const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  const plain = (type: string) => new Event(type, { bubbles: true, cancelable: true });
  const acts: [what: string, event: Event][] = [
    ...['Tab', 'Enter', 'Escape', 'PageDown', 'ArrowDown', ' ', 'F5'].map((name): [string, Event] => [
      `the key ${name === ' ' ? 'Space' : name}`,
      key(name),
    ]),
    ['scrolling by a wheel', new WheelEvent('wheel', { deltaY: 10, bubbles: true, cancelable: true })],
    ['scrolling by touch', plain('touchmove')],
    ['touching', plain('touchstart')],
    ['pressing the mouse', plain('mousedown')],
    ['forms', plain('submit')],
    ['the context menu', plain('contextmenu')],
    ['copying', plain('copy')],
    ['pasting', plain('paste')],
    ['selecting text', plain('selectstart')],
  ];
  const error = new Error('Does the site get it?');
  const faults = [
    new ErrorEvent('error', { error, message: error.message, cancelable: true }),
    new PromiseRejectionEvent('unhandledrejection', {
      promise: Promise.resolve(),
      reason: error,
      cancelable: true,
    }),
  ];
  const isKept = (event: Event): boolean => {
    let isSeen = false;
    const see = () => void (isSeen = true);
    window.addEventListener(event.type, see);
    const isLet = window.dispatchEvent(event);
    window.removeEventListener(event.type, see);
    return !isSeen || !isLet;
  };
  return [
    ...acts
      .filter(([, event]) => !document.body.dispatchEvent(event))
      .map(([what]) => `keeps ${what} from the browser`),
    ...faults.filter(isKept).map(({ type }) => `keeps the event ${type} from the site`),
  ];
}

/** Runs in the browser. @returns the letters that modules show */
export const countLetters = (modules: readonly string[]): number =>
  modules
    .map(id => document.querySelector<HTMLElement>(`[data-module="${id}"]`)?.innerText.length ?? 0)
    .reduce((sum, length) => sum + length, 0);

/** Runs in the browser. @returns the share of points of the screen at which something lies over the page */
export function measureLayers(): number {
  const STEPS = 12;
  const siteHeader = document.querySelector('header');
  const isInLayer = (element: Element | null): boolean => {
    for (let each = element; each && each !== siteHeader; each = each.parentElement)
      if (getComputedStyle(each).position === 'fixed') return true;
    return false;
  };
  let covered = 0;
  for (let x = 0; x < STEPS; x += 1)
    for (let y = 0; y < STEPS; y += 1) {
      const at = document.elementFromPoint(
        ((x + 0.5) / STEPS) * window.innerWidth,
        ((y + 0.5) / STEPS) * window.innerHeight,
      );
      if (isInLayer(at)) covered += 1;
    }
  return covered / STEPS ** 2;
}

/** Runs in the browser. @returns the path of a link to another page */
export const findLink = (links: string): string | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>(links)].find(
    ({ pathname }) => pathname !== location.pathname,
  )?.pathname;

/** Runs in the browser. @returns the middle of a link of the header */
export function findPlace(path: string): { x: number; y: number } {
  const link = document.querySelector(`header a[href="${path}"]`);
  const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the browser, and brings a heading or paragraph of a module into view. @returns where it begins */
export function findText(modules: readonly string[]): { x: number; y: number } | undefined {
  const text = modules
    .flatMap(id => [...document.querySelectorAll(`[data-module="${id}"] :is(h1, h2, h3, p)`)])
    .find(element => element.checkVisibility() && !element.closest('a, button, label, summary'));
  text?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y } = text?.getBoundingClientRect() ?? {};
  return x === undefined || y === undefined ? undefined : { x: x + 2, y: y + 2 };
}

/** Runs in the browser: the tab is hidden for a while, and shown again. @returns the title at the end of either */
export async function hideAndShow({
  duration,
  leftovers,
}: {
  duration: number;
  leftovers: string;
}): Promise<string[]> {
  const titles: string[] = [];
  const { mark, hasten } = Reflect.get(window, leftovers) as {
    mark(): void;
    hasten(what: string): number;
  };
  const change = async (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' });
    mark();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event(state === 'hidden' ? 'blur' : 'focus'));
    await new Promise(resolve => setTimeout(resolve, duration));
    // What is set for a while later.
    hasten('marked');
    titles.push(document.title);
  };
  await change('hidden');
  await change('visible');
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(document, 'hidden');
  return titles;
}

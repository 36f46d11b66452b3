import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom';
import type { LoadedPage, LoadPage } from '../page/loaded-page.ts';
import { normalizePath } from '../page/match.ts';
import { createLocation, indexOfEntry, locationOfDocument, writeHistory } from './history.ts';

/** What is on screen. It changes once the next page is loaded, except for `isLoading`. */
export interface RouterState {
  location: Location;
  historyAction: NavigationType;
  page: LoadedPage;
  /** A navigation waits for its page. */
  isLoading: boolean;
  /** How often a suspended module blocked the page. After the first time, modules are rendered on trial first. */
  heldUp: number;
}

/** A navigation whose page could not be loaded. The page on screen stays, at its own address. */
export interface FailedNavigation {
  url: URL;
  error: unknown;
  /** Loads the page once more. Rejects when that fails again. */
  load(): Promise<unknown>;
  /** Opens the page, once it is loaded, with the history entry that it had. */
  open(): void;
  /** Aborted when the visitor goes elsewhere. */
  signal: AbortSignal;
}

export interface PageRouter {
  readonly state: RouterState;
  /** The page of the HTML, which React hydrates. */
  readonly firstState: RouterState;
  /** Listeners run after each change, when the history entry is written and before React renders. */
  subscribe(listener: (state: RouterState) => void): () => void;
  /** For the router's links and hooks. */
  navigator: Navigator;
  /** Resolves once the page is there, or another navigation has taken its place. */
  navigate(to: To | number, options?: { replace?: boolean; state?: unknown }): Promise<void>;
  /** Loads the current page again. During a navigation it waits for that one instead. */
  revalidate(): Promise<void>;
  /** A suspended module blocks the page: all modules are mounted again, each on trial first. */
  noteHoldUp(): void;
}

interface PageRouterOptions {
  page: LoadedPage;
  load: LoadPage;
  /** Whether the page of the HTML is that at a path. */
  isPageAt(path: string): boolean;
  onFailure(navigation: FailedNavigation): void;
}

/**
 * Loads the next page, then writes the history entry and shows the page; the last navigation wins. On back and forward
 * the browser has changed the address already. A change of only the hash or the search loads nothing. If a page cannot be
 * loaded, the page on screen and its address stay together.
 */
export function createPageRouter({ page, load, isPageAt, onFailure }: PageRouterOptions): PageRouter {
  const listeners = new Set<(state: RouterState) => void>();
  const here = locationOfDocument();
  // A visitor who goes back before the code runs has the page at another page's address.
  const isElsewhere = !isPageAt(here.pathname);
  const firstState: RouterState = {
    location: isElsewhere ? { ...here, pathname: page.head.canonical, key: 'first' } : here,
    historyAction: NavigationType.Pop,
    page,
    isLoading: false,
    heldUp: 0,
  };
  let state = firstState;
  /** Index of the history entry of the page on screen. */
  let index = indexOfEntry(0);
  /** The entry that a failed step back or forward returns to. */
  let returnsTo: string | undefined;
  let latest = new AbortController();
  let navigation: Promise<void> | undefined;

  const show = (next: RouterState) => {
    state = next;
    // The newest state, since a listener may itself navigate.
    for (const listener of listeners) listener(state);
  };

  /** @param finish runs before the page shows, unless another navigation has begun meanwhile */
  async function navigateTo(
    location: Location,
    historyAction: NavigationType,
    finish: () => void,
  ): Promise<void> {
    const { signal } = latest;
    const result = await load(loadRequest(location, signal));
    if (signal.aborted) return;
    if ('redirectTo' in result)
      return open(
        createLocation(result.redirectTo),
        historyAction === NavigationType.Push ? historyAction : NavigationType.Replace,
      );
    finish();
    show({ ...state, location, historyAction, page: result, isLoading: false });
    void result.laterHead?.then(head => {
      const isOther = JSON.stringify(head) !== JSON.stringify(result.head);
      if (head && isOther && state.page === result) show({ ...state, page: { ...result, head } });
    });
  }

  function open(location: Location, historyAction: NavigationType): Promise<void> {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    // While back or forward waits for its page, the document is at that one's entry already. A return from there takes a moment.
    const indexOfDocument = () => indexOfEntry(historyAction === NavigationType.Pop ? index + 1 : index);
    const finish = () => {
      navigation = undefined;
      index = writeHistory(location, historyAction, indexOfDocument());
    };
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      navigation = undefined;
      const steps = indexOfDocument() - index;
      if (steps) {
        returnsTo = state.location.key;
        history.go(-steps);
      }
      show({ ...state, isLoading: false });
      onFailure({
        error,
        load: () => load(loadRequest(location, signal)),
        open: () =>
          steps && historyAction !== NavigationType.Push
            ? history.go(steps)
            : void open(location, historyAction),
        url: urlOf(location),
        signal,
      });
    };
    if (needsLoad(state.location, location)) {
      show({ ...state, isLoading: true });
      navigation = navigateTo(location, historyAction, finish).catch(fail);
      return navigation;
    }
    finish();
    show({ ...state, location, historyAction, isLoading: false });
    return Promise.resolve();
  }

  addEventListener('popstate', () => {
    const location = locationOfDocument();
    const isReturn = returnsTo === location.key;
    returnsTo = undefined;
    if (!isReturn) void open(location, NavigationType.Pop);
  });
  if (isElsewhere) void open(here, NavigationType.Pop);

  const navigator: Navigator = {
    createHref: to => (typeof to === 'string' ? to : createPath(to)),
    go: delta => history.go(delta),
    push: (to, entry) => void open(createLocation(to, entry), NavigationType.Push),
    replace: (to, entry) => void open(createLocation(to, entry), NavigationType.Replace),
  };
  return {
    firstState,
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigator,
    async navigate(to, { replace = false, state: entry } = {}) {
      if (typeof to === 'number') navigator.go(to);
      else await open(createLocation(to, entry), replace ? NavigationType.Replace : NavigationType.Push);
    },
    noteHoldUp: () => show({ ...state, heldUp: state.heldUp + 1 }),
    revalidate: () => navigation ?? navigateTo(state.location, state.historyAction, () => undefined),
  };
}

const urlOf = (location: Location): URL => new URL(createPath(location), document.baseURI);

const loadRequest = (location: Location, signal: AbortSignal) => ({
  url: urlOf(location),
  state: location.state,
  signal,
});

/** A click on the link of the current page loads it again, unless the link leads to a section. */
function needsLoad(from: Location, to: Location): boolean {
  if (normalizePath(from.pathname) !== normalizePath(to.pathname)) return true;
  return to.hash === '' && createPath(from) === createPath(to);
}

import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom';
import type { LoadPage, PageData } from '../page/data.ts';
import { normalizePath } from '../page/match.ts';
import { reportError } from '../reports/report-error.ts';
import { createLocation, locationOfDocument, writeHistory } from './history.ts';

/** What is on screen. It changes once the next page is loaded, except for `isLoading`. */
export interface PageState {
  location: Location;
  historyAction: NavigationType;
  page: PageData;
  /** The code of a page of the shell failed to load, so that there is nothing to show. */
  hasFailed: boolean;
  /** A navigation waits for its page. */
  isLoading: boolean;
}

export interface PageRouter {
  readonly state: PageState;
  /** Listeners run after each change, when the history entry is written and before React renders. */
  subscribe(listener: (state: PageState) => void): () => void;
  /** For the router's links and hooks. */
  navigator: Navigator;
  /** Resolves once the page is there, or another navigation has taken its place. */
  navigate(to: To | number, options?: { replace?: boolean; state?: unknown }): Promise<void>;
  /** Loads the current page again. During a navigation it waits for that one instead. */
  revalidate(): Promise<void>;
}

interface PageRouterOptions {
  page: PageData;
  load: LoadPage;
}

/**
 * Loads the next page, then writes the history entry and shows the page; the last navigation wins. On back and forward
 * the browser has changed the address already. A change of only the hash or the search loads nothing.
 */
export function createPageRouter({ page, load }: PageRouterOptions): PageRouter {
  const listeners = new Set<(state: PageState) => void>();
  let state: PageState = {
    location: locationOfDocument(),
    historyAction: NavigationType.Pop,
    page,
    hasFailed: false,
    isLoading: false,
  };
  let latest = new AbortController();
  let navigation: Promise<void> | undefined;

  const show = (next: PageState) => {
    state = next;
    // The newest state, since a listener may itself navigate.
    for (const listener of listeners) listener(state);
  };

  /** @param finish runs before the page shows, unless another navigation has begun meanwhile */
  async function loadPage(
    location: Location,
    historyAction: NavigationType,
    finish: () => void,
  ): Promise<void> {
    const { signal } = latest;
    const url = new URL(createPath(location), document.baseURI);
    const result = await load({ url, state: location.state, signal }).catch((error: unknown) => {
      if (signal.aborted) return;
      console.error('The page could not be loaded', error);
      reportError('load', error);
    });
    if (signal.aborted) return;
    if (result && 'redirectTo' in result)
      return open(createLocation(result.redirectTo), NavigationType.Replace);
    finish();
    show({ location, historyAction, page: result ?? state.page, hasFailed: !result, isLoading: false });
    void result?.laterHead?.then(head => {
      const isOther = JSON.stringify(head) !== JSON.stringify(result.head);
      if (head && isOther && state.page === result) show({ ...state, page: { ...result, head } });
    });
  }

  function open(location: Location, historyAction: NavigationType): Promise<void> {
    latest.abort();
    latest = new AbortController();
    const finish = () => {
      navigation = undefined;
      writeHistory(location, historyAction);
    };
    if (state.hasFailed || needsLoad(state.location, location)) {
      show({ ...state, isLoading: true });
      navigation = loadPage(location, historyAction, finish);
      return navigation;
    }
    finish();
    show({ ...state, location, historyAction, isLoading: false });
    return Promise.resolve();
  }

  addEventListener('popstate', () => void open(locationOfDocument(), NavigationType.Pop));

  const navigator: Navigator = {
    createHref: to => (typeof to === 'string' ? to : createPath(to)),
    go: delta => history.go(delta),
    push: (to, entry) => void open(createLocation(to, entry), NavigationType.Push),
    replace: (to, entry) => void open(createLocation(to, entry), NavigationType.Replace),
  };
  return {
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
    revalidate: () => navigation ?? loadPage(state.location, state.historyAction, () => undefined),
  };
}

/** A click on the link of the current page loads it again, unless the link leads to a section. */
function needsLoad(from: Location, to: Location): boolean {
  if (normalizePath(from.pathname) !== normalizePath(to.pathname)) return true;
  return to.hash === '' && createPath(from) === createPath(to);
}

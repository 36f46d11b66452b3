import { createContext, use } from 'react';
import type { LoadedPage } from './loaded-page.ts';

/** Outside a router, as in tests of a single component, nothing loads. */
export const RevalidateContext = createContext<() => Promise<void>>(() => Promise.resolve());
export const LoadingContext = createContext(false);
export const HeldUpContext = createContext(0);
export const LoadedPageContext = createContext<LoadedPage | null>(null);

/** Whether a navigation waits for its page. */
export const useIsLoadingPage = (): boolean => use(LoadingContext);

/** How often a module held up the page. */
export const useHeldUp = (): number => use(HeldUpContext);

/** Loads the data of the current page again. */
export const useRevalidate = (): (() => Promise<void>) => use(RevalidateContext);

/** @throws outside of `PageRouterProvider` */
export function useLoadedPage(): LoadedPage {
  const page = use(LoadedPageContext);
  if (!page) throw new Error('useLoadedPage must be used inside PageRouterProvider');
  return page;
}

import { Component, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react';
import { type Location, Router } from 'react-router-dom';
import { HeldUpContext, LoadedPageContext, LoadingContext, RevalidateContext } from '../page/page-context.ts';
import { reportError } from '../reports/report-error.ts';
import { stayWithoutCode } from '../reports/stay-without-code.ts';
import { theSite } from '../site.ts';
import type { PageRouter, RouterState } from './page-router.ts';
import { useNoticeHoldUps } from './use-notice-hold-ups.ts';

type ProviderProps = {
  router: Pick<PageRouter, 'firstState' | 'state' | 'subscribe' | 'navigator' | 'revalidate' | 'noteHoldUp'>;
  children: ReactNode;
};

/**
 * The router's state for React. A page changes in a transition, which never blocks a click; the mark that it is loading
 * shows at once and stays until then.
 */
export function PageRouterProvider({ router, children }: ProviderProps) {
  const [shown, setState] = useState(() => ({ ...router.firstState, heldUp: router.state.heldUp }));
  const { location, historyAction, page, heldUp } = shown;
  const [isLoading, setIsLoading] = useState(false);
  useLayoutEffect(() => {
    const update = (state: RouterState) => {
      if (state.isLoading) return setIsLoading(true);
      startTransition(() => {
        setIsLoading(false);
        setState(state);
      });
    };
    // The visitor may have navigated before the first commit.
    update(router.state);
    return router.subscribe(update);
  }, [router]);
  useNoticeHoldUps(router, shown);
  return (
    <Router location={location} navigationType={historyAction} navigator={router.navigator}>
      <RevalidateContext value={router.revalidate}>
        <LoadingContext value={isLoading}>
          <PageErrorBoundary location={location}>
            <HeldUpContext value={heldUp}>
              <LoadedPageContext value={page}>{children}</LoadedPageContext>
            </HeldUpContext>
          </PageErrorBoundary>
        </LoadingContext>
      </RevalidateContext>
    </Router>
  );
}

interface BoundaryState {
  location: Location;
  hasFailed: boolean;
  isTriedAgain: boolean;
}

const isHydrated = (): boolean => 'hydrated' in document.documentElement.dataset;

const never = new Promise<never>(() => undefined);
/** What suspends outside of a boundary is never put into the document. */
const Suspended = (): ReactNode => use(never);

/**
 * When the shell itself throws, or the clean-up of a module that was left, of which the page that was opened next is not to
 * suffer: renders the page once more, and if that fails shows the error screen until the next navigation. Before the first
 * commit the document stays as the server sent it.
 */
class PageErrorBoundary extends Component<{ location: Location; children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, hasFailed: false, isTriedAgain: false };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    if (!isHydrated()) stayWithoutCode('render', error);
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { location }: { location: Location },
    state: BoundaryState,
  ): BoundaryState | null {
    return location === state.location ? null : { location, hasFailed: false, isTriedAgain: false };
  }

  override componentDidCatch(error: unknown): void {
    if (this.state.isTriedAgain) return;
    reportError('render', error);
    if (isHydrated()) this.setState({ hasFailed: false, isTriedAgain: true });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (!isHydrated()) return <Suspended />;
    const { ErrorScreen } = theSite();
    return this.state.isTriedAgain ? <ErrorScreen /> : null;
  }
}

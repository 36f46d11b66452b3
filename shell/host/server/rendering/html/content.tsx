import type { ReactNode } from 'react';
import { createPath, NavigationType } from 'react-router-dom';
import { Frame } from '../../../frame.tsx';
import { PageRouterProvider } from '../../../navigation/page-router-provider.tsx';
import type { LoadedPage } from '../../../page/loaded-page.ts';

const refuse = () => {
  throw new Error('The server does not navigate');
};

/** The frame of a page, below a router that never navigates. The browser hydrates the same elements. */
export function createPageContent({ pathname, search }: URL, page: LoadedPage): ReactNode {
  const state = {
    location: { pathname, search, hash: '', state: null, key: 'default' },
    historyAction: NavigationType.Pop,
    page,
    isLoading: false,
    heldUp: 0,
  };
  const createHref = (to: Parameters<typeof createPath>[0] | string) =>
    typeof to === 'string' ? to : createPath(to);
  const router = {
    firstState: state,
    state,
    subscribe: () => () => undefined,
    navigator: { createHref, go: refuse, push: refuse, replace: refuse },
    revalidate: () => Promise.resolve(),
    noteHoldUp: refuse,
  };
  return (
    <PageRouterProvider router={router}>
      <Frame />
    </PageRouterProvider>
  );
}

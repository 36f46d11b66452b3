import { createPageLoader } from '../navigation/load-page.ts';
import { createPageRouter, type PageRouter } from '../navigation/page-router.ts';
import { startRecovery } from '../navigation/start-recovery.ts';
import { isSiteReachable } from '../page/fetch-composition.ts';
import type { LoadedPage } from '../page/loaded-page.ts';
import { type Match, matchPage } from '../page/match.ts';
import type { Modules } from '../page/modules.ts';
import { REMOTE_PAGE_DEADLINE_MS } from '../page/time-limits.ts';
import { reportError } from '../reports/report-error.ts';
import type { ClientServices } from './browser-site.ts';
import { startDeadline } from './start-deadline.ts';

/** The router of this document, which shows the page that the server sent. */
export function createClientRouter(
  page: LoadedPage,
  modules: Modules,
  { notify, store, context }: Pick<ClientServices, 'notify' | 'store' | 'context'>,
): PageRouter {
  const load = createPageLoader({
    modules,
    store,
    notify,
    context,
    startLoad: () => startDeadline(REMOTE_PAGE_DEADLINE_MS),
    isReachable: isSiteReachable,
    onError(error, task, module) {
      console.error(`${task} failed`, error);
      reportError('load', error, module);
    },
  });
  return createPageRouter({
    page,
    load,
    isPageAt: path => isSamePage(page.match, matchPage(modules.composition(), path).match),
    onFailure: navigation => startRecovery(navigation, importRecovery),
  });
}

/** Whether two matches are one page. The not-found page may stand for any that is not in this composition. */
const isSamePage = (page: Match, other: Match): boolean =>
  JSON.stringify(page) === JSON.stringify(other) || (page.kind === 'shell' && other.kind === 'missing');

/** The code for navigations that fail. */
export const importRecovery = () =>
  import(
    /* webpackChunkName: "at-rest", webpackFetchPriority: "low" */ '../navigation/recover-navigation.tsx'
  );

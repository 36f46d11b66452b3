import './trusted-types.ts';
import 'shared-contracts/ui/styles.css';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { LoadContext, Services } from 'shared-contracts';
import { createApi, createTripStore } from 'shared-contracts/host';
import { createQueryClient } from 'shared-contracts/ui/host';
import { Document } from '../document.tsx';
import { Frame } from '../frame.tsx';
import { announce } from '../layout/announcer.tsx';
import { consentStore, isAccepted } from '../layout/consent/consent.store.ts';
import { notify } from '../layout/toasts/toasts.tsx';
import type * as LinkedTrip from '../navigation/linked-trip.ts';
import { createPageLoader } from '../navigation/load-page.ts';
import { createPageRouter } from '../navigation/page-router.ts';
import { PageRouterProvider } from '../navigation/page-router-provider.tsx';
import type * as PrefetchInView from '../navigation/prefetch-in-view.ts';
import { prefetchLinks } from '../navigation/prefetch-links.ts';
import { createPagePrefetch } from '../navigation/prefetch-page.ts';
import { startRecovery } from '../navigation/start-recovery.ts';
import { bindTripToNavigation } from '../navigation/trip-navigation.ts';
import { PATIENCE_MS } from '../navigation/use-notice-hold-ups.ts';
import { openOverlayOnRequest } from '../overlay/open-on-request.ts';
import { isSiteReachable } from '../page/fetch-composition.ts';
import { matchPage, type PageMatch } from '../page/match.ts';
import type { Modules } from '../page/modules.ts';
import { PAYLOAD_ID, type PagePayload, readComposition } from '../page/payload.ts';
import { loadShellPage } from '../pages/shell-pages.ts';
import { retryWithBackoff } from '../remote/retry-with-backoff.ts';
import { reportError, reportErrors } from '../reports/report-error.ts';
import { stayWithoutCode } from '../reports/stay-without-code.ts';
import { AfterHydration } from './after-hydration.tsx';
import { createAnalytics } from './analytics.ts';
import { createBrowserSession } from './browser-session.ts';
import { createClientModules } from './loading/client-modules.ts';
import { applyWholeStyles, loadWholeStyles } from './loading/whole-styles.ts';
import { rememberAnswers } from './remember-answers.ts';
import { rejectAfter, startDeadline } from './start-deadline.ts';
import { followTranslation } from './translated-text.ts';

/** Of the page views of visitors who agreed, so many are measured. */
const VITALS_SHARE = 0.25;

/** How long a visitor waits for a remote's page. Then the page shows from inert HTML, or with its fallback. */
const REMOTE_PAGE_DEADLINE_MS = 1_500;

async function start(): Promise<void> {
  const wholeStyles = loadWholeStyles();
  const payload: PagePayload = JSON.parse(document.getElementById(PAYLOAD_ID)?.textContent ?? '{}');
  const development = payload.config.isDevelopment ? await importDevelopment() : undefined;
  development?.showFaults();
  const modules = createClientModules({
    composition: readComposition(payload.composition),
    context: params => context({ params }),
  });
  // All that starts below may fail, and is reported.
  reportErrors(modules.composition);
  const store = createTripStore();
  const queryClient = createQueryClient();
  for (const [key, data] of payload.queries) queryClient.setQueryData(key, data);
  const api = createApi({ baseUrl: '' });
  const session = createBrowserSession({ api, store, queryClient });
  const track = createAnalytics({
    url: payload.config.analyticsUrl,
    isAccepted,
    send: (url, body) => navigator.sendBeacon(url, body),
  });
  const services: Services = { api, session, notify, announce, track };
  const context = (request: Partial<LoadContext> = {}): LoadContext => ({
    api,
    queryClient,
    store,
    params: {},
    url: new URL(location.href),
    server: false,
    ...request,
  });
  await loadPageCode(payload.page.match, modules);
  void wholeStyles.then(applyWholeStyles);

  const load = createPageLoader({
    modules,
    notify,
    context,
    startLoad: () => startDeadline(REMOTE_PAGE_DEADLINE_MS),
    isReachable: isSiteReachable,
    onError(error, task, module) {
      console.error(`${task} failed`, error);
      reportError('load', error, module);
    },
  });
  const router = createPageRouter({
    page: payload.page,
    load,
    isPageAt: path => isSamePage(payload.page.match, matchPage(modules.composition(), path).match),
    onFailure: navigation => startRecovery(navigation, importRecovery),
  });
  const trip = bindTripToNavigation(router, store);
  let root: Root | undefined;
  const afterFirstCommit = () => {
    clearTimeout(heldUp);
    modules.dropServerHtml();
    const { dataset } = document.documentElement;
    dataset.hydrated = dataset.scripts = '';
    trip.applySharedTrip();
    if (location.search) openLinkedTrip({ router, store, api, session, queryClient });
    rememberAnswers({ store, api, session });
    const started = session.start();
    const { prefetchPage, loadCode } = createPagePrefetch({ modules, api, queryClient });
    const onLeave = (leave: () => void) => void router.subscribe(({ isLoading }) => isLoading && leave());
    prefetchLinks(prefetchPage, () => {
      // The page works without it.
      prefetchInView(started, { loadCode, queryClient, onLeave }).catch(() => undefined);
    });
    void reportVitals(payload);
    if (!CSS.supports('selector(::details-content)')) openForPrint();
    // Before the line may be gone.
    importRecovery().catch(() => undefined);
    openOverlayOnRequest(modules.composition);
    development?.followChanges({ modules, router, render: () => root?.render(documentOf({ ...modules })) });
  };
  const documentOf = (current: Modules) => (
    <Document
      modules={current}
      config={payload.config}
      services={services}
      store={store}
      queryClient={queryClient}
    >
      <PageRouterProvider router={router}>
        <Frame />
      </PageRouterProvider>
      <AfterHydration onHydrated={afterFirstCommit} />
    </Document>
  );
  const first = documentOf(modules);
  const heldUp = setTimeout(() => {
    router.noteHoldUp();
    root?.render(first);
  }, PATIENCE_MS);
  followTranslation(() => flushSync(() => root?.render(first)));
  // In a transition React works in short slices, and a tap comes first.
  startTransition(() => {
    root = hydrateRoot(document, first, {
      onRecoverableError(error, { componentStack }) {
        console.error('Hydration did not match the server', error);
        reportError('hydration', error, componentStack);
      },
    });
  });
}

/** A page that was not found may be any that this one does not know. */
const isSamePage = (page: PageMatch, other: PageMatch): boolean =>
  JSON.stringify(page) === JSON.stringify(other) || (page.kind === 'shell' && other.kind === 'missing');

const importRecovery = () =>
  import(
    /* webpackChunkName: "recovery", webpackFetchPriority: "low" */ '../navigation/recover-navigation.tsx'
  );

/** Once the page has what it needs itself. */
async function prefetchInView(
  sessionStart: Promise<void>,
  options: Parameters<typeof PrefetchInView.prefetchInView>[0],
): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise(resolve => addEventListener('load', resolve, { once: true }));
  await sessionStart;
  const module = await import(/* webpackChunkName: "prefetch-in-view" */ '../navigation/prefetch-in-view.ts');
  module.prefetchInView(options);
}

const openLinkedTrip = (services: Parameters<typeof LinkedTrip.openLinkedTrip>[0]) =>
  retryWithBackoff(async () => {
    const module = await import(/* webpackChunkName: "linked-trip" */ '../navigation/linked-trip.ts');
    void module.openLinkedTrip(services);
  });

const openForPrint = () =>
  retryWithBackoff(async () => {
    const module = await import(/* webpackChunkName: "open-for-print" */ './open-for-print.ts');
    module.openForPrint();
  });

/** Of one page view in four, once the visitor agrees to analytics, which may be now or never. */
async function reportVitals({ composition, page }: Pick<PagePayload, 'composition' | 'page'>): Promise<void> {
  if (Math.random() >= VITALS_SHARE) return;
  if (!isAccepted())
    await new Promise<void>(resolve => consentStore.subscribe(() => isAccepted() && resolve()));
  const vitals = await import(/* webpackChunkName: "vitals" */ '../reports/vitals.ts');
  vitals.reportVitals({ composition: composition.id, page: page.match, isAccepted });
}

const importDevelopment = () => import(/* webpackChunkName: "follow-changes" */ './follow-changes.ts');

/**
 * Resolves when the page's code is loaded. That of a remote may also fail or take too long; a page of the shell has no inert
 * state, and stays the server's, without code, until its own is there.
 */
async function loadPageCode(match: PageMatch, modules: Modules): Promise<void> {
  if (match.kind === 'remote')
    await Promise.race([modules.load(match.id), rejectAfter(REMOTE_PAGE_DEADLINE_MS)]).catch(() => undefined);
  else if (match.kind === 'shell')
    await new Promise<void>(resolve =>
      retryWithBackoff(() =>
        loadShellPage(match.name)
          .catch(() => loadShellPage(match.name))
          .then(() => resolve())
          .catch((error: unknown) => {
            stayWithoutCode('load', error);
            throw error;
          }),
      ),
    );
}

// In a task of its own, so that a tap comes between this and the evaluation of the code.
setTimeout(
  () =>
    void start().catch((error: unknown) => {
      delete document.documentElement.dataset.scripts;
      throw error;
    }),
);

import 'shared-contracts/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApi, createTripStore, type LoadContext, type Services } from 'shared-contracts';
import { createQueryClient, type DehydratedState, hydrate } from 'shared-contracts/ui';
import * as v from 'valibot';
import { createClientModules } from '../composition/client/client-modules.ts';
import { Document } from '../document.tsx';
import { announce } from '../layout/announcer.tsx';
import { isAccepted, subscribeToConsent } from '../layout/consent/consent.ts';
import { notify } from '../layout/toasts/toasts.tsx';
import { tripNavigation } from '../navigation/trip-navigation.ts';
import { PAYLOAD_ID, PagePayloadSchema } from '../page-payload.ts';
import { loadShellPage } from '../pages.ts';
import { createRoutes, PAGE_ROUTE } from '../routes.tsx';
import { AfterHydration } from './after-hydration.tsx';
import { createAnalytics } from './analytics.client.ts';
import { reloadOnNewSet } from './live-reload.ts';
import { startSession } from './session.client.ts';

/** How long hydration waits for the code of the route's own part; later it goes live from inert HTML. */
const MAIN_PART_DEADLINE_MS = 1_500;

async function start(): Promise<void> {
  const payload = v.parse(
    PagePayloadSchema,
    JSON.parse(document.getElementById(PAYLOAD_ID)?.textContent ?? '{}'),
  );
  const store = createTripStore();
  const queryClient = createQueryClient();
  hydrate(queryClient, payload.queries as DehydratedState);
  const api = createApi({ baseUrl: '' });
  const session = startSession({ api, store, queryClient });
  const track = createAnalytics({
    url: payload.config.analyticsUrl,
    consent: { isAccepted, subscribe: subscribeToConsent },
    send: (url, body) => navigator.sendBeacon(url, body),
    isOnline: () => navigator.onLine,
    onOnline: listener => addEventListener('online', listener),
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
  const modules = createClientModules({ set: payload.set, context: params => context({ params }) });

  const { plan } = payload.page;
  const main =
    plan.kind === 'remote'
      ? modules.load(plan.id)
      : plan.kind === 'missing'
        ? undefined
        : loadShellPage(plan.kind === 'shell' ? plan.name : 'not-found');
  await Promise.race([
    Promise.resolve(main).catch(() => undefined),
    new Promise(resolve => setTimeout(resolve, plan.kind === 'remote' ? MAIN_PART_DEADLINE_MS : 60_000)),
  ]);

  const routes = createRoutes({
    modules,
    notify,
    context,
    navigationState: () => router.state.navigation.location?.state,
  });
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [PAGE_ROUTE]: payload.page } },
  });
  const trip = tripNavigation(router, store);
  const afterFirstCommit = () => {
    modules.hydrated();
    document.documentElement.dataset.hydrated = '';
    trip.arrived();
    void session.start();
    if (payload.config.liveReload) reloadOnNewSet(payload.set.id);
  };
  hydrateRoot(
    document,
    <Document
      modules={modules}
      origin={payload.config.origin}
      services={services}
      store={store}
      queryClient={queryClient}
    >
      <RouterProvider router={router} />
      <AfterHydration then={afterFirstCommit} />
    </Document>,
    { onRecoverableError: error => console.error('Hydration did not match the server', error) },
  );
}

void start();

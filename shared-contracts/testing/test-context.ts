import { matchPath } from 'react-router-dom';
import {
  type AnalyticsEvent,
  createApi,
  createTripStore,
  type LoadContext,
  restoreTripAtom,
  type Services,
  sessionAtom,
  sitePages,
  type Toast,
  type TripData,
} from 'shared-contracts';
import { createQueryClient, type QueryClient } from 'shared-contracts/ui';

export interface TestContextOptions {
  trip?: TripData;
  /** Those of the path, if not given. */
  params?: LoadContext['params'];
  /** Where the page stands; `/` if not given. */
  path?: string;
  /** Navigation state. */
  state?: unknown;
  /** The query client of a page that is already open; a new one by default. */
  queryClient?: QueryClient;
  /** The session's id; null for a visitor who has none and gets none. */
  session?: number | null;
  /** Answers of a server: all data is awaited by `load`. */
  server?: boolean;
}

/** Everything around an exposed module, fresh for one test, and what the module said to it. */
export function createTestContext({
  trip,
  path = '/',
  params = paramsAt(path),
  state,
  session: sessionId = 8,
  server = false,
  queryClient = createQueryClient({ server }),
}: TestContextOptions = {}) {
  const store = createTripStore();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const api = createApi({ baseUrl: 'http://127.0.0.1' });
  if (trip) store.set(restoreTripAtom, trip);
  if (sessionId !== null)
    store.set(sessionAtom, { sessionId, isInitialized: true, isCalculatorReady: true, locationInfo: null });

  const said = { toasts: [] as Toast[], announced: [] as string[], tracked: [] as AnalyticsEvent[] };
  const services: Services = {
    api,
    session: {
      start: () => Promise.resolve(),
      ready: () => Promise.resolve(sessionId),
      renew: () => Promise.resolve(sessionId),
    },
    notify: toast => void said.toasts.push(toast),
    announce: text => void said.announced.push(text),
    track: event => void said.tracked.push(event),
  };
  const context: LoadContext = {
    api,
    queryClient,
    store,
    params,
    url: new URL(path, 'https://carefare.example'),
    state,
    server,
  };
  return { store, queryClient, services, context, said };
}

/** Parameters that the table of pages finds in a path. */
const paramsAt = (path: string): LoadContext['params'] =>
  sitePages
    .filter(page => page.path !== '*')
    .map(page => matchPath(page.path, path)?.params)
    .find(Boolean) ?? {};

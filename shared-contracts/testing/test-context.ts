import { createElement } from 'react';
import { matchPath } from 'react-router-dom';
import {
  type AnalyticsEvent,
  type LoadContext,
  type RemoteDescription,
  type Services,
  type SlotData,
  sessionAtom,
  type Toast,
  type TripData,
  type WizardView,
  wizardViewAtom,
} from 'shared-contracts';
import {
  createApi,
  createTripStore,
  findMisfit,
  type MasterData,
  noteFoundSessionAtom,
  restoreTripAtom,
} from 'shared-contracts/host';
import type { QueryClient } from 'shared-contracts/ui';
import { createQueryClient } from 'shared-contracts/ui/host';
import { inject } from 'vitest';

export interface TestContextOptions {
  trip?: TripData;
  /** What the wizard shows; its first step by default. */
  view?: WizardView;
  /** By default those in the path. */
  params?: LoadContext['params'];
  /** Path of the page; `/` by default. */
  path?: string;
  /** Navigation state. */
  state?: unknown;
  /** The query client of a page that is already open; a new one by default. */
  queryClient?: QueryClient;
  /** The session's id; null if there is none and none can be started. */
  session?: number | null;
  /** The session was started on an earlier page. */
  returning?: boolean;
  /** What the site says of its prices. */
  notice?: string | undefined;
  /** The site is a demonstration. */
  isDemonstration?: boolean;
  /** As on the server, where `load` awaits all data. */
  server?: boolean;
  /** What the API has for every page, where it is not the usual. */
  masterData?: Partial<MasterData>;
  /** Paths of pages that are not there. */
  absent?: readonly string[];
}

/** Store, services and load context for one test, with a record of what it announced, notified and tracked. */
export function createTestContext({
  trip,
  view,
  path = '/',
  params = paramsAt(path),
  state,
  session: sessionId = 8,
  returning = false,
  notice,
  isDemonstration = false,
  server = false,
  masterData = {},
  absent = [],
  queryClient = createQueryClient({ server }),
}: TestContextOptions = {}) {
  const store = createTripStore(masterData);
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  const api = createApi({ baseUrl: 'http://127.0.0.1', ...masterData });
  if (trip) store.set(restoreTripAtom, trip);
  if (view) store.set(wizardViewAtom, view);
  if (sessionId !== null) store.set(sessionAtom, { sessionId, isInitialized: true });

  if (returning && sessionId !== null) store.set(noteFoundSessionAtom, sessionId);

  const recorded = {
    toasts: [] as Toast[],
    announced: [] as string[],
    tracked: [] as AnalyticsEvent[],
    /** What was handed to slots, at each render. */
    slots: [] as { name: string; data: SlotData }[],
  };
  const services: Services = {
    api,
    session: {
      start: () => Promise.resolve(),
      ready: () => Promise.resolve(sessionId),
      renew: () => Promise.resolve(sessionId),
    },
    notify: toast => void recorded.toasts.push(toast),
    announce: text => void recorded.announced.push(text),
    track: event => void recorded.tracked.push(event),
    hasPage: page => !absent.includes(page),
    renderSlot: ({ name, data, place }) => {
      checkSlot(name, data);
      recorded.slots.push({ name, data });
      return createElement('div', { 'data-slot': name, 'data-place': place });
    },
    notice,
    isDemonstration,
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
  return { store, queryClient, services, context, recorded };
}

/** @throws Error for a slot that no row of the remote offers, and for what it does not hand on */
function checkSlot(name: string, data: SlotData): void {
  const slot = inject('slots')?.find(each => each.name === name);
  if (!slot) throw new Error(`no row of src/remote.ts offers the slot ${name}`);
  const misfit = findMisfit(slot.data ?? {}, data);
  if (misfit)
    throw new Error(`the slot ${name} hands on ${misfit}, which its row in src/remote.ts does not name`);
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the remote's pages and widgets. */
    slots?: readonly Pick<
      NonNullable<RemoteDescription['pages'][number]['slots']>[number],
      'name' | 'data'
    >[];
    /** Of the remote's pages, by its test configuration. */
    patterns?: readonly string[];
  }
}

/** Parameters that a page of the remote finds in a path. */
const paramsAt = (path: string): LoadContext['params'] =>
  inject('patterns')
    ?.map(pattern => matchPath(pattern, path.replace(/[?#].*/, ''))?.params)
    .find(Boolean) ?? {};

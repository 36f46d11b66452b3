import type { LoadContext } from 'shared-contracts';
import { createApi, createTripStore } from 'shared-contracts/host';
import { createQueryClient } from 'shared-contracts/ui/host';
import { announce } from '../../host/announcer.tsx';
import { createAnalytics } from '../../host/client/analytics.ts';
import type { BareServices } from '../../host/document.tsx';
import type { PagePayload } from '../../host/page/payload.ts';
import { isAccepted } from '../layout/consent/consent.store.ts';
import { notify } from '../layout/toasts/toasts.tsx';
import { createBrowserSession } from './browser-session.ts';

export type ClientServices = ReturnType<typeof createClientServices>;

/** What pages and widgets work with, the same for as long as the document is open. */
export function createClientServices({
  masterData,
  config,
  queries,
}: Pick<PagePayload, 'masterData' | 'config' | 'queries'>) {
  const store = createTripStore(masterData);
  const queryClient = createQueryClient();
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  const api = createApi({ baseUrl: '', ...masterData });
  const session = createBrowserSession({ api, store, queryClient });
  const track = createAnalytics({
    url: config.analyticsUrl,
    isAccepted,
    send: (url, body) => navigator.sendBeacon(url, body),
  });
  const services: BareServices = { api, session, notify, announce, track };
  const context = (request: Partial<LoadContext> = {}): LoadContext => ({
    api,
    queryClient,
    store,
    params: {},
    url: new URL(location.href),
    server: false,
    ...request,
  });
  return { ...services, services, store, queryClient, context };
}

import type { LoadContext } from 'shared-contracts';
import { createApi, createJoinedApi, createTripStore } from 'shared-contracts/host';
import { createQueryClient } from 'shared-contracts/ui/host';
import { announce } from '../../host/announcer.tsx';
import { createAnalytics } from '../../host/client/analytics.ts';
import type { BrowserSite } from '../../host/client/browser-site.ts';
import type { BareServices } from '../../host/document.tsx';
import { isAccepted } from '../layout/consent/consent.store.ts';
import { notify } from '../layout/toasts/toasts.tsx';
import { createBrowserSession } from './browser-session.ts';

export const createClientServices: BrowserSite['createServices'] = ({ masterData, config, queries }) => {
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
  const joinApi = (signal: AbortSignal) => createJoinedApi({ baseUrl: '', ...masterData }, signal);
  return { ...services, services, store, queryClient, context, joinApi };
};

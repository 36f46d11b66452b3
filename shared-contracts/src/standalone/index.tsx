import '../ui/styles.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApi } from '../api/api.ts';
import type { Services } from '../remote/services.ts';
import { createTripStore } from '../trip/trip-store.ts';
import { AppProviders } from '../ui/providers.tsx';
import { createQueryClient } from '../ui/query-client.ts';
import { announce, MessageOutlet, notify } from './messages.tsx';
import { type StandaloneOptions, standaloneRoutes } from './routes.tsx';
import { standaloneSession } from './standalone-session.ts';

/**
 * Mounts a remote without shell and federation: own store, query client, router, theme and session, with the API behind
 * the development server. Pages have their own paths, widgets `/<name>`.
 */
export function mountStandalone({ remote, pages, exposed }: StandaloneOptions): void {
  const store = createTripStore();
  const queryClient = createQueryClient();
  const api = createApi({ baseUrl: '' });
  const session = standaloneSession({ api, store });
  // Events are logged instead of sent.
  const services: Services = { api, session, notify, announce, track: event => console.info('event', event) };
  const router = createBrowserRouter(
    standaloneRoutes({
      remote,
      pages,
      exposed,
      notify,
      context: request => ({ api, queryClient, store, server: false, ...request }),
    }),
  );

  document.documentElement.lang = 'en';
  document.documentElement.dataset.mantineColorScheme = 'light';
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  root.render(
    <AppProviders services={services} store={store} queryClient={queryClient}>
      <MessageOutlet />
      <RouterProvider router={router} />
    </AppProviders>,
  );
  void session.start();
}

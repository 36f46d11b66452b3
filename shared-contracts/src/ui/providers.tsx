import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai/react';
import { createContext, type ReactNode, use } from 'react';
import type { Services } from '../remote/services.ts';
import type { TripStore } from '../trip/trip-store.ts';

const ServicesContext = createContext<Services | null>(null);

/** The shell's services. Throws outside of `AppProviders`. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices must be used inside AppProviders');
  return services;
}

interface AppProvidersProps {
  services: Services;
  store: TripStore;
  queryClient: QueryClient;
  children: ReactNode;
}

/** Provides query client, trip store and services; used once per page, by the shell. */
export function AppProviders({ services, store, queryClient, children }: AppProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <StoreProvider store={store}>
        <ServicesContext value={services}>{children}</ServicesContext>
      </StoreProvider>
    </QueryClientProvider>
  );
}

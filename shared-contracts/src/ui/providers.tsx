import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai/react';
import { createContext, type ReactNode, use } from 'react';
import type { Services } from '../composition/services.ts';
import type { TripStore } from '../trip/trip-store.ts';
import { theme } from './theme.ts';

const ServicesContext = createContext<Services | null>(null);

/** The shell's services. Throws outside of `AppProviders`. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices must be used inside AppProviders');
  return services;
}

/** There is one scheme. Mantine's default manager reads the storage in the first render, 14 ms of CPU. */
const lightScheme: MantineColorSchemeManager = {
  get: () => 'light',
  set: () => undefined,
  clear: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
};

interface AppProvidersProps {
  services: Services;
  store: TripStore;
  queryClient: QueryClient;
  children: ReactNode;
}

/** Provides theme, query client, trip store and services; used once per page, by the shell or a standalone page. */
export function AppProviders({ services, store, queryClient, children }: AppProvidersProps) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      colorSchemeManager={lightScheme}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <StoreProvider store={store}>
          <ServicesContext value={services}>{children}</ServicesContext>
        </StoreProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}

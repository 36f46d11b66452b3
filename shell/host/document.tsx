import type { ReactNode } from 'react';
import type { Services, TripStore } from 'shared-contracts';
import type { QueryClient } from 'shared-contracts/ui';
import { AppProviders } from 'shared-contracts/ui/host';
import { layoutCopy } from '../site/layout/layout.copy.ts';
import { Announcer } from './announcer.tsx';
import { hasPageOf } from './page/absent-pages.ts';
import { type Modules, ModulesContext } from './page/modules.ts';
import type { PublicConfig } from './page/payload.ts';
import { SiteConfigContext } from './page/site-config.ts';
import { Slot } from './remote/slot.tsx';

/** The services of a page but for what the document adds. */
export type BareServices = Omit<Services, 'hasPage' | 'notice' | 'renderSlot'>;

interface DocumentProps {
  modules: Modules;
  config: PublicConfig;
  services: BareServices;
  store: TripStore;
  queryClient: QueryClient;
  children: ReactNode;
}

const renderSlot: Services['renderSlot'] = (name, data, place) => (
  <Slot name={name} data={data} place={place} />
);

/** The whole HTML document, for the server to render and the client to hydrate. */
export function Document({ modules, config, services, store, queryClient, children }: DocumentProps) {
  const { isDemonstration } = config;
  const notice = isDemonstration ? layoutCopy.demonstration : undefined;
  const hasPage = hasPageOf(modules.composition());
  return (
    // The scripts in the HTML mark this element before React does.
    <html lang="en" data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fcfaf6" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <ModulesContext value={modules}>
          <SiteConfigContext value={config}>
            <AppProviders
              services={{ ...services, hasPage, notice, isDemonstration, renderSlot }}
              store={store}
              queryClient={queryClient}
            >
              {children}
              {/* Outside of the page, so that it is still there when the page throws. */}
              <Announcer />
            </AppProviders>
          </SiteConfigContext>
        </ModulesContext>
      </body>
    </html>
  );
}

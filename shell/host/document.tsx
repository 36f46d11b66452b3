import type { ReactNode } from 'react';
import type { LoadContext, Services } from 'shared-contracts';
import type { QueryClient } from 'shared-contracts/ui';
import { AppProviders } from 'shared-contracts/ui/host';
import { Announcer } from './announcer.tsx';
import { freezeShared } from './freeze-shared.ts';
import { hasPageOf } from './page/absent-pages.ts';
import { type Modules, ModulesContext } from './page/modules.ts';
import type { PublicConfig } from './page/payload.ts';
import { PublicConfigContext } from './page/public-config.ts';
import { Slot } from './remote/slot.tsx';
import { theSite } from './site.ts';

/** The services of a page but for what the document adds. */
export type BareServices = Omit<Services, 'hasPage' | 'notice' | 'renderSlot'>;

interface DocumentProps {
  modules: Modules;
  config: PublicConfig;
  services: BareServices;
  store: LoadContext['store'];
  queryClient: QueryClient;
  children: ReactNode;
}

const renderSlot: Services['renderSlot'] = slot => <Slot {...slot} />;

/** The whole HTML document, for the server to render and the client to hydrate. */
export function Document({ modules, config, services, store, queryClient, children }: DocumentProps) {
  const { demonstration, DocumentHead } = theSite();
  const { isDemonstration } = config;
  const notice = isDemonstration ? demonstration : undefined;
  const hasPage = hasPageOf(modules.composition());
  const all = { ...services, hasPage, notice, isDemonstration, renderSlot };
  return (
    // The scripts in the HTML mark this element before React does.
    <html lang="en" data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <DocumentHead />
      </head>
      <body>
        <ModulesContext value={modules}>
          <PublicConfigContext value={config}>
            <AppProviders {...freezeShared({ services: all, store, queryClient })}>
              {children}
              {/* Outside of the page, so that it is still there when the page throws. */}
              <Announcer />
            </AppProviders>
          </PublicConfigContext>
        </ModulesContext>
      </body>
    </html>
  );
}

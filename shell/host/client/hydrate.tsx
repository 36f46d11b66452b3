import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Document } from '../document.tsx';
import { Frame } from '../frame.tsx';
import type { PageRouter } from '../navigation/page-router.ts';
import { PageRouterProvider } from '../navigation/page-router-provider.tsx';
import type { Modules } from '../page/modules.ts';
import type { PublicConfig } from '../page/payload.ts';
import { HOLD_UP_DEADLINE_MS } from '../page/time-limits.ts';
import { reportError } from '../reports/report-error.ts';
import { AfterHydration } from './after-hydration.tsx';
import type { ClientServices } from './browser-site.ts';
import { followTranslation } from './translated-text.ts';

/** Takes over the document from the server. @param onHydrated gets a function that renders the whole page again */
export function hydrate(
  modules: Modules,
  router: PageRouter,
  config: PublicConfig,
  client: Pick<ClientServices, 'services' | 'store' | 'queryClient'>,
  onHydrated: (render: () => void) => void,
): void {
  let root: Root | undefined;
  const documentOf = (current: Modules) => (
    <Document modules={current} config={config} {...client}>
      <PageRouterProvider router={router}>
        <Frame />
      </PageRouterProvider>
      <AfterHydration
        onHydrated={() => {
          clearTimeout(heldUp);
          putBack();
          onHydrated(() => root?.render(documentOf({ ...modules })));
        }}
      />
    </Document>
  );
  const first = documentOf(modules);
  const heldUp = setTimeout(() => {
    router.noteHoldUp();
    root?.render(first);
  }, HOLD_UP_DEADLINE_MS);
  const putBack = followTranslation(() => flushSync(() => root?.render(first)));
  // In a transition React works in short slices, and a tap comes first.
  startTransition(() => {
    root = hydrateRoot(document, first, {
      onRecoverableError(error, { componentStack }) {
        console.error('Hydration did not match the server', error);
        reportError('hydration', error, componentStack);
      },
    });
  });
}

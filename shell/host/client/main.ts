import './trusted-types.ts';
import 'shared-contracts/ui/styles.css';
import { openOverlayOnRequest } from '../overlay/open-on-request.ts';
import { PAYLOAD_ID, type PagePayload, readComposition } from '../page/payload.ts';
import { retryWithBackoff } from '../remote/retry-with-backoff.ts';
import { reportErrors } from '../reports/report-error.ts';
import { handOver } from '../site.ts';
import type { BrowserSite } from './browser-site.ts';
import { hydrate } from './hydrate.tsx';
import { loadPageCode } from './load-page-code.ts';
import { createClientModules } from './loading/client-modules.ts';
import { markHeldStyles } from './loading/held-styles.ts';
import { createClientRouter, importRecovery } from './router.ts';
import { sampleVitals } from './sample-vitals.ts';
import { startPrefetch } from './start-prefetch.ts';

/** Starts the page's code, in this order. */
async function start(site: BrowserSite): Promise<void> {
  markHeldStyles();
  const payload: PagePayload = JSON.parse(document.getElementById(PAYLOAD_ID)?.textContent ?? '{}');
  const { page, config } = payload;
  const development = config.isDevelopment ? await importDevelopment() : undefined;
  development?.showFaults();
  const modules = createClientModules({
    composition: readComposition(payload.composition),
    context: params => client.context({ params }),
  });
  // Whatever starts below may fail, which is reported.
  reportErrors(modules.composition);
  const client = site.createServices(payload);
  await loadPageCode(page.match, modules);

  const router = createClientRouter(page, modules, client);
  const onLive = site.follow(router, client, config);
  hydrate(modules, router, config, client, onHydrated);

  function onHydrated(render: () => void): void {
    modules.dropServerHtml();
    const { dataset } = document.documentElement;
    dataset.hydrated = dataset.scripts = '';
    onLive();
    startPrefetch(modules, router, client, client.session.start());
    void sampleVitals(payload, site.consent);
    if (!CSS.supports('selector(::details-content)')) openForPrint();
    // While there is still a connection.
    importRecovery().catch(() => undefined);
    openOverlayOnRequest(modules.composition);
    development?.followChanges({ modules, router, render });
  }
}

const openForPrint = () =>
  retryWithBackoff(async () => {
    const module = await import(/* webpackChunkName: "open-for-print" */ './open-for-print.ts');
    module.openForPrint();
  });

const importDevelopment = () => import(/* webpackChunkName: "follow-changes" */ './follow-changes.ts');

/** Starts in a task of its own, so that a tap can be handled before the code is evaluated. */
export function startPage(site: BrowserSite): void {
  handOver(site);
  setTimeout(
    () =>
      void start(site).catch((error: unknown) => {
        delete document.documentElement.dataset.scripts;
        throw error;
      }),
  );
}

import './trusted-types.ts';
import 'shared-contracts/ui/styles.css';
import { asksResidenceAtom } from 'shared-contracts/host';
import { rememberAnswers } from '../../site/client/remember-answers.ts';
import { createClientServices } from '../../site/client/services.ts';
import type * as LinkedTrip from '../../site/navigation/linked-trip.ts';
import type * as OriginalPage from '../../site/navigation/original-page.ts';
import { bindTripToNavigation } from '../../site/navigation/trip-navigation.ts';
import { openOverlayOnRequest } from '../overlay/open-on-request.ts';
import { PAYLOAD_ID, type PagePayload, readComposition } from '../page/payload.ts';
import { retryWithBackoff } from '../remote/retry-with-backoff.ts';
import { reportErrors } from '../reports/report-error.ts';
import { hydrate } from './hydrate.tsx';
import { loadPageCode } from './load-page-code.ts';
import { createClientModules } from './loading/client-modules.ts';
import { applyWholeStyles, loadWholeStyles } from './loading/whole-styles.ts';
import { createClientRouter, importRecovery } from './router.ts';
import { sampleVitals } from './sample-vitals.ts';
import { startPrefetch } from './start-prefetch.ts';

/** Starts the page's code, in this order. */
async function start(): Promise<void> {
  const wholeStyles = loadWholeStyles();
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
  const client = createClientServices(payload);
  await loadPageCode(page.match, modules);
  void wholeStyles.then(applyWholeStyles);

  const router = createClientRouter(page, modules, client);
  const openLinked = () => openLinkedTrip({ router, ...client });
  const trip = bindTripToNavigation(router, client.store, openLinked);
  hydrate(modules, router, config, client, onHydrated);

  function onHydrated(render: () => void): void {
    modules.dropServerHtml();
    const { dataset } = document.documentElement;
    dataset.hydrated = dataset.scripts = '';
    trip.applySharedTrip();
    if (location.search) openLinked();
    if (location.origin !== config.origin)
      leadToOriginal({ router, store: client.store, origin: config.origin });
    if (client.store.get(asksResidenceAtom)) rememberAnswers(client);
    startPrefetch(modules, router, client, client.session.start());
    void sampleVitals(payload);
    if (!CSS.supports('selector(::details-content)')) openForPrint();
    // While there is still a connection.
    importRecovery().catch(() => undefined);
    openOverlayOnRequest(modules.composition);
    development?.followChanges({ modules, router, render });
  }
}

const openLinkedTrip = (services: Parameters<typeof LinkedTrip.openLinkedTrip>[0]) =>
  retryWithBackoff(async () => {
    const module = await import(/* webpackChunkName: "linked-trip" */ '../../site/navigation/linked-trip.ts');
    void module.openLinkedTrip(services);
  });

const leadToOriginal = (site: Parameters<typeof OriginalPage.leadToOriginal>[0]) =>
  retryWithBackoff(async () => {
    const module = await import(
      /* webpackChunkName: "original-page" */ '../../site/navigation/original-page.ts'
    );
    module.leadToOriginal(site);
  });

const openForPrint = () =>
  retryWithBackoff(async () => {
    const module = await import(/* webpackChunkName: "open-for-print" */ './open-for-print.ts');
    module.openForPrint();
  });

const importDevelopment = () => import(/* webpackChunkName: "follow-changes" */ './follow-changes.ts');

// In a task of its own, so that a tap can be handled before the code is evaluated.
setTimeout(
  () =>
    void start().catch((error: unknown) => {
      delete document.documentElement.dataset.scripts;
      throw error;
    }),
);

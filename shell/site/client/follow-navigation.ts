import { asksResidenceAtom } from 'shared-contracts/host';
import type { BrowserSite } from '../../host/client/browser-site.ts';
import { retryWithBackoff } from '../../host/remote/retry-with-backoff.ts';
import type * as LinkedTrip from '../navigation/linked-trip.ts';
import type * as OriginalPage from '../navigation/original-page.ts';
import { bindTripToNavigation } from '../navigation/trip-navigation.ts';
import { rememberAnswers } from './remember-answers.ts';

/** What addresses mean for the trip, and what of it is remembered. */
export const followNavigation: BrowserSite['follow'] = (router, client, config) => {
  const openLinked = () => openLinkedTrip({ router, ...client });
  const trip = bindTripToNavigation(router, client.store, openLinked);
  return () => {
    trip.applySharedTrip();
    if (location.search) openLinked();
    if (location.origin !== config.origin)
      leadToOriginal({ router, store: client.store, origin: config.origin });
    if (client.store.get(asksResidenceAtom)) rememberAnswers(client);
  };
};

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

import { startPage } from '../../host/client/main.ts';
import { followNavigation } from '../client/follow-navigation.ts';
import { createClientServices } from '../client/services.ts';
import { consentStore, isAccepted } from '../layout/consent/consent.store.ts';
import { site } from '../site.ts';

startPage({
  ...site,
  createServices: createClientServices,
  follow: followNavigation,
  consent: { isAccepted, subscribe: consentStore.subscribe },
});

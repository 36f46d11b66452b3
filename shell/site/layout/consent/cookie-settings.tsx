import { layoutCopy } from '../layout.copy.ts';
import { reopenConsent } from './consent.store.ts';

/** Opens the consent banner again. */
export function CookieSettings() {
  return (
    <button type="button" onClick={reopenConsent}>
      {layoutCopy.cookieSettings}
    </button>
  );
}

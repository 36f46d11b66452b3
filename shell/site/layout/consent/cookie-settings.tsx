import { layoutCopy } from '../layout.copy.ts';
import { reopenConsent } from './consent.store.ts';

export const COOKIE_SETTINGS_ID = 'cookie-settings';

/** Opens the consent banner again. */
export function CookieSettings() {
  return (
    <button type="button" id={COOKIE_SETTINGS_ID} onClick={reopenConsent}>
      {layoutCopy.cookieSettings}
    </button>
  );
}

import { layoutCopy } from '../layout.copy.ts';
import { reopenConsent } from './consent.store.ts';

/** Opens the consent banner again. */
export function CookieSettings({ className }: { className?: string | undefined }) {
  return (
    <button type="button" className={className} onClick={reopenConsent}>
      {layoutCopy.cookieSettings}
    </button>
  );
}

import { createValueStore } from 'shared-contracts/host';
import * as v from 'valibot';

/** Raised when the question changes: answers to an older one no longer count. */
export const CONSENT_VERSION = 2;
/** The one entry of browser storage that does not belong to the session. */
export const CONSENT_KEY = 'carefare.consent';

const ConsentSchema = v.object({
  version: v.literal(CONSENT_VERSION),
  analytics: v.boolean(),
  /** ISO time of the choice. */
  at: v.string(),
});

/** `undecided` until the visitor chooses; `unknown` until browser storage has been read, as on the server. */
type Consent = 'unknown' | 'undecided' | 'accepted' | 'rejected';
interface ConsentState {
  consent: Consent;
  /** How often the banner was opened again from the footer since the last answer. */
  reopened: number;
}

/** What the server renders, and the browser at first. */
export const UNKNOWN_CONSENT: ConsentState = { consent: 'unknown', reopened: 0 };

export const consentStore = createValueStore(UNKNOWN_CONSENT);

function readStorage(): Consent {
  try {
    const { success, output } = v.safeParse(
      ConsentSchema,
      JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null'),
    );
    if (success) return output.analytics ? 'accepted' : 'rejected';
  } catch {
    // Blocked or unreadable storage is not an answer: ask, and record nothing meanwhile.
  }
  return 'undecided';
}

/**
 * Reads the stored choice, after hydration. Follows choices made in other tabs, and while the page was in the browser's
 * cache of back and forward.
 */
export function loadConsent(): () => void {
  const update = () => consentStore.set({ ...consentStore.get(), consent: readStorage() });
  if (consentStore.get().consent === 'unknown') update();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) update();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) update();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}

/** Stores the choice. If storage is blocked, the choice counts until the page is left. */
export function chooseConsent(consent: 'accepted' | 'rejected'): void {
  consentStore.set({ consent, reopened: 0 });
  try {
    const record = {
      version: CONSENT_VERSION,
      analytics: consent === 'accepted',
      at: new Date().toISOString(),
    };
    localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
  } catch {
    // Storage is blocked.
  }
}

/** Opens the banner again, from the footer. */
export function reopenConsent(): void {
  const { consent, reopened } = consentStore.get();
  consentStore.set({ consent, reopened: reopened + 1 });
}

/** Whether the visitor agrees to analytics. */
export const isAccepted = (): boolean => consentStore.get().consent === 'accepted';

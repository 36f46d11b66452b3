import * as v from 'valibot';

/** Raised when the question changes: an older answer then counts no more. */
export const CONSENT_VERSION = 1;
/** The one entry of browser storage that is not the session's. */
export const CONSENT_KEY = 'carefare.consent';

const ConsentSchema = v.object({
  version: v.literal(CONSENT_VERSION),
  analytics: v.boolean(),
  /** ISO time of the choice. */
  at: v.string(),
});

/** `undecided` until the visitor chose; `unknown` before the browser's storage has been read, as on the server. */
export type Consent = 'unknown' | 'undecided' | 'accepted' | 'rejected';
interface ConsentState {
  consent: Consent;
  /** The banner was asked for from the footer. */
  reopened: boolean;
}

let state: ConsentState = { consent: 'unknown', reopened: false };
const listeners = new Set<() => void>();

function change(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

function stored(): Consent {
  try {
    const { success, output } = v.safeParse(
      ConsentSchema,
      JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null'),
    );
    if (success) return output.analytics ? 'accepted' : 'rejected';
  } catch {
    // Storage that is blocked or unreadable is no answer: the visitor is asked, and nothing is recorded meanwhile.
  }
  return 'undecided';
}

/** Reads the stored choice; in the browser, after hydration. From then on a choice made in another tab counts here too. */
export function loadConsent(): () => void {
  if (state.consent === 'unknown') change({ ...state, consent: stored() });
  const follow = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) change({ ...state, consent: stored() });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Stores the choice; where storage is blocked it holds until the page is left. */
export function chooseConsent(consent: 'accepted' | 'rejected'): void {
  change({ consent, reopened: false });
  try {
    const record = {
      version: CONSENT_VERSION,
      analytics: consent === 'accepted',
      at: new Date().toISOString(),
    };
    localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
  } catch {
    // See above: the choice still counts for this page.
  }
}

/** Asks again, from the footer. */
export function reopenConsent(): void {
  change({ ...state, reopened: true });
}

/** Calls back at each change of the choice or of the banner; returns how to stop. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readConsent = (): ConsentState => state;

/** The visitor agreed to analytics, and has not changed their mind. */
export const isAccepted = (): boolean => state.consent === 'accepted';

/** What a server renders, and the first render in the browser: no banner. */
export const UNKNOWN_CONSENT: ConsentState = { consent: 'unknown', reopened: false };

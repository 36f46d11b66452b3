import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { acknowledgedState } from '../trip/trip-atoms.ts';
import type { Variant } from '../variant.ts';

/** What `/geo` answers: a keyed hash in place of the address, never the address itself. Relied on by the shell's server. */
export const VisitorLocationSchema = v.object({
  ip: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:-]{1,64}$/)),
  country: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  city: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
});
export type VisitorLocation = v.InferOutput<typeof VisitorLocationSchema>;

/** Where the visitor is, as far as known (section 3). `country_city` reads 'UK, Leeds', or 'UK'. */
export interface LocationInfo {
  ip: string;
  country: string;
  country_city: string;
}

/** The anonymous session (section 3). The list of treatments that section 3 names with it lives in the query client. */
export interface SessionState {
  sessionId: number | null;
  /** The initialisation ended without an error. */
  isInitialized: boolean;
  /** A session exists. */
  isCalculatorReady: boolean;
  /** null until the location was found; stays so when it could not be. */
  locationInfo: LocationInfo | null;
}

export const noSession: Readonly<SessionState> = Object.freeze({
  sessionId: null,
  isInitialized: false,
  isCalculatorReady: false,
  locationInfo: null,
});

/** The session, as `createSession` keeps it. */
export const sessionAtom = atom<SessionState>(noSession);

/** Variant of the session: A for an even id, B for an odd one; null without a session. */
export const variantAtom = atom<Variant | null>(null);

const lostState = atom(false);

/**
 * Reads whether the session was lost and no new one exists yet. Written (`set(sessionLostAtom)`) by whoever was answered
 * 404 on the own session: forgets the session and what its server had acknowledged; the trip stays.
 */
export const sessionLostAtom = atom(
  get => get(lostState) && get(sessionAtom).sessionId === null,
  (get, set) => {
    set(sessionAtom, { ...get(sessionAtom), sessionId: null, isCalculatorReady: false });
    set(variantAtom, null);
    set(acknowledgedState, { sessionId: null, steps: {} });
    set(lostState, true);
  },
);

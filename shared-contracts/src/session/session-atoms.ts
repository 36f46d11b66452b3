import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { PlaceKeySchema } from '../api/start-session.ts';
import { clearAcknowledgedStepsAtom } from './acknowledged-steps.ts';

/** Answer of `/geo`, which the shell's server sends. `ip` is a keyed hash, never the address itself. */
export const VisitorLocationSchema = v.object({
  ip: PlaceKeySchema,
  country: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  city: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
});
export type VisitorLocation = v.InferOutput<typeof VisitorLocationSchema>;

/** The visitor's location (section 3). `country_city` is 'UK, Leeds', or 'UK'. */
export interface LocationInfo {
  ip: string;
  country: string;
  country_city: string;
}

/** The anonymous session (section 3). Section 3's list of treatments lives in the query client instead. */
export interface SessionState {
  sessionId: number | null;
  /** The initialisation ended without an error. */
  isInitialized: boolean;
  /** A session exists. */
  isCalculatorReady: boolean;
  /** Null until the location is found, and if it cannot be. */
  locationInfo: LocationInfo | null;
}

type StoredState = Omit<SessionState, 'isCalculatorReady'>;

const sessionState = atom<StoredState>({ sessionId: null, isInitialized: false, locationInfo: null });

/** The session's state; `createSession` writes what changes. */
export const sessionAtom = atom(
  (get): SessionState => {
    const state = get(sessionState);
    return { ...state, isCalculatorReady: state.sessionId !== null };
  },
  (get, set, changes: Partial<StoredState>) => set(sessionState, { ...get(sessionState), ...changes }),
);

const lostState = atom(false);

/**
 * Whether the session is lost and not replaced yet. Set it (`set(sessionLostAtom)`) after a 404 on the visitor's session: this
 * clears the session and its acknowledged steps, but not the trip.
 */
export const sessionLostAtom = atom(
  get => get(lostState) && get(sessionAtom).sessionId === null,
  (_get, set) => {
    set(sessionAtom, { sessionId: null });
    set(clearAcknowledgedStepsAtom);
    set(lostState, true);
  },
);

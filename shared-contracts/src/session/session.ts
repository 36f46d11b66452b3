import type { Api } from '../api/api.ts';
import type { KnownAnswers } from '../api/known-answers.ts';
import type { SessionPlace } from '../api/start-session.ts';
import { variantOf } from '../api/variant.ts';
import { guessResidenceAtom, takeKnownAnswersAtom } from '../trip/residence.ts';
import type { TripStore } from '../trip/trip-store.ts';
import { type Locate, locateWithTimeout } from './locate.ts';
import { noteFoundSessionAtom } from './resumable-session.ts';
import { sessionAtom, sessionLostAtom, type VisitorLocation } from './session-atoms.ts';
import { type BrowserStorage, createSessionIdStore } from './session-id-store.ts';

/** What a session needs from outside. */
export interface SessionPorts {
  store: TripStore;
  api: Pick<Api, 'startSession' | 'findSession'>;
  /** Requests the visitor's location; aborted after 1,200 ms (section 9). */
  locate: Locate;
  storage: BrowserStorage;
  /** Loads the treatments once there is a session (section 4). A failure is reported and tolerated. */
  loadTreatments?: () => Promise<unknown>;
  /** Logs a tolerated failure. */
  report?: (error: unknown) => void;
}

/** The visitor's anonymous session. One per page load. */
export interface Session {
  /** Initialises once; never rejects. After an error the next call tries again (section 4). */
  start(): Promise<void>;
  /** The session's id, started if necessary; null if there is none within this many ms. */
  ready(timeoutMs: number): Promise<number | null>;
  /**
   * Replaces a lost session, once for all concurrent calls. Resolves to the new id, or to null if that fails; to the id
   * itself if it replaced another within 30 s: the browser or the API keeps none, or the 404 says something else, so a third would not help.
   * @param lostId the id that got a 404; if the session has another id by now, that id is returned
   */
  renew(lostId?: number): Promise<number | null>;
}

/** How long a session that replaced another is kept although it gets a 404 itself, in ms. */
const KEPT_MS = 30_000;

const UNKNOWN: SessionPlace = { ip: 'unknown', country: 'unknown' };

/** Creates the session from its ports (sections 4 and 10.14). */
export function createSession(ports: SessionPorts): Session {
  const { store, api, locate, loadTreatments, report = () => undefined } = ports;
  const stored = createSessionIdStore(ports.storage);
  let starting: Promise<void> | null = null;
  let renewing: Promise<number | null> | null = null;
  let replacedAt = Number.NEGATIVE_INFINITY;
  let place = UNKNOWN;

  function accept(sessionId: number): void {
    stored.remember(sessionId, variantOf(sessionId));
    store.set(sessionAtom, { sessionId, isInitialized: true });
  }

  const takeKnown = (known: KnownAnswers): void => store.set(takeKnownAnswersAtom, known);

  function noteLocation({ ip, country, city }: VisitorLocation): void {
    place = { ip, country };
    const country_city = city ? `${country}, ${city}` : country;
    store.set(sessionAtom, { locationInfo: { ip, country, country_city } });
    store.set(guessResidenceAtom, country);
  }

  /**
   * The session that the browser has stored, if the API has one at this address. Only a browser that had a session looks for
   * it, because visitors behind one address share its hash: an API without cookies answers with a neighbour's.
   */
  async function findOwn(): Promise<number | null> {
    const own = stored.sessionId();
    if (place === UNKNOWN || own === null) return null;
    try {
      let known: KnownAnswers = {};
      const found = await api.findSession(place, undefined, answers => (known = answers));
      if (found === null) return null;
      if (found === own) takeKnown(known);
      return own;
    } catch (error) {
      report(error);
      return null;
    }
  }

  async function initialise(): Promise<void> {
    try {
      const location = await locateWithTimeout(locate, report);
      if (location) noteLocation(location);
      const found = await findOwn();
      if (found !== null) store.set(noteFoundSessionAtom, found);
      accept(found ?? (await api.startSession(place, undefined, takeKnown)));
    } catch (error) {
      starting = null;
      reportUnlessAborted(error);
      return;
    }
    loadTreatments?.().catch(report);
  }

  async function replace(): Promise<number | null> {
    try {
      store.set(sessionLostAtom);
      const sessionId = await api.startSession(place, undefined, takeKnown);
      accept(sessionId);
      replacedAt = Date.now();
      return sessionId;
    } catch (error) {
      reportUnlessAborted(error);
      return null;
    } finally {
      renewing = null;
    }
  }

  /** An aborted call is not an error (section 8). */
  function reportUnlessAborted(error: unknown): void {
    if (!(error instanceof DOMException && error.name === 'AbortError')) report(error);
  }

  const currentId = (): number | null => store.get(sessionAtom).sessionId;

  /** A lost session is only ever replaced; initialising it too would give one visitor two sessions. */
  async function start(): Promise<void> {
    if (store.get(sessionLostAtom)) await (renewing ??= replace());
    else await (starting ??= initialise());
  }

  return {
    start,
    async ready(timeoutMs) {
      if (currentId() === null) await waitAtMost(timeoutMs, start());
      return currentId();
    },
    async renew(lostId) {
      const sessionId = currentId();
      if (lostId !== undefined && sessionId !== null && sessionId !== lostId) return sessionId;
      if (sessionId !== null && Date.now() - replacedAt < KEPT_MS) return sessionId;
      renewing ??= replace();
      return renewing;
    },
  };
}

/** Waits at most this long for a promise that never rejects. */
async function waitAtMost(ms: number, promise: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>(resolve => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([promise, timeout]);
  clearTimeout(timer);
}

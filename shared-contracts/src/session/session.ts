import type { createStore } from 'jotai/vanilla';
import type { Api } from '../api/api.ts';
import { variantOf } from '../variant.ts';
import { type Locate, locateWithin } from './locate.ts';
import { sessionAtom, sessionLostAtom, type VisitorLocation, variantAtom } from './session-atoms.ts';
import { type BrowserStorage, createSessionIdStore } from './session-id-store.ts';

/** What a session needs from outside. */
export interface SessionPorts {
  store: ReturnType<typeof createStore>;
  api: Pick<Api, 'startSession' | 'findSession'>;
  /** Asks where the visitor is; is aborted after 1,200 ms (section 9). */
  locate: Locate;
  /** Both methods may throw (blocked or full storage): the session then lives in memory. */
  storage: BrowserStorage;
  /** Loads the treatments once the session is known (section 4); a failure is reported and changes nothing. */
  loadTreatments?: () => Promise<unknown>;
  /** Is told of every failure that was tolerated, to be logged. */
  report?: (error: unknown) => void;
}

/** The visitor's anonymous session. One per page load. */
export interface Session {
  /** Initialises once; never rejects. After an error the next call tries again (section 4). */
  start(): Promise<void>;
  /** The session's id, at most this many ms from now; starts or tries again if needed; null when there is none by then. */
  ready(timeoutMs: number): Promise<number | null>;
  /**
   * Starts a new session in place of a lost one, once for all who ask at the same time; null when that fails.
   * @param lostId the id that was answered with 404: if the session is another by now, that one is returned
   */
  renew(lostId?: number): Promise<number | null>;
}

const UNKNOWN = { ip: 'unknown', country: 'unknown' };

/** The session as a function of its ports: every path of section 4 and section 10.14. */
export function createSession(ports: SessionPorts): Session {
  const { store, api, locate, loadTreatments, report = () => undefined } = ports;
  const memory = createSessionIdStore(ports.storage);
  let starting: Promise<void> | null = null;
  let renewing: Promise<number | null> | null = null;
  let place: { ip: string; country: string } = UNKNOWN;

  function accept(sessionId: number): void {
    const variant = variantOf(sessionId);
    memory.remember(sessionId, variant);
    store.set(variantAtom, variant);
    store.set(sessionAtom, {
      ...store.get(sessionAtom),
      sessionId,
      isInitialized: true,
      isCalculatorReady: true,
    });
  }

  function note(location: VisitorLocation | null): void {
    if (!location) return;
    place = { ip: location.ip, country: location.country };
    const country_city = location.city ? `${location.country}, ${location.city}` : location.country;
    store.set(sessionAtom, { ...store.get(sessionAtom), locationInfo: { ...place, country_city } });
  }

  /** `by-ip` is asked only by a browser that had a session: a stranger behind the same address starts an own one. */
  async function findOwn(): Promise<number | null> {
    if (place === UNKNOWN || memory.sessionId() === null) return null;
    try {
      return await api.findSession(place);
    } catch (error) {
      report(error);
      return null;
    }
  }

  async function initialise(): Promise<void> {
    try {
      note(await locateWithin(locate, report));
      accept((await findOwn()) ?? (await api.startSession(place)));
    } catch (error) {
      starting = null;
      tell(error);
      return;
    }
    loadTreatments?.().catch(report);
  }

  async function replace(): Promise<number | null> {
    try {
      store.set(sessionLostAtom);
      memory.forget();
      const sessionId = await api.startSession(place);
      accept(sessionId);
      return sessionId;
    } catch (error) {
      tell(error);
      return null;
    } finally {
      renewing = null;
    }
  }

  /** A call that was given up is no error (section 8). */
  function tell(error: unknown): void {
    if (!(error instanceof DOMException && error.name === 'AbortError')) report(error);
  }

  const current = (): number | null => store.get(sessionAtom).sessionId;

  /** A lost session is replaced, never initialised beside its replacement: one visitor would hold two. */
  async function start(): Promise<void> {
    if (store.get(sessionLostAtom)) await (renewing ??= replace());
    else await (starting ??= initialise());
  }

  return {
    start,
    async ready(timeoutMs) {
      const known = current();
      if (known !== null) return known;
      await within(timeoutMs, start());
      return current();
    },
    async renew(lostId) {
      const known = current();
      if (lostId !== undefined && known !== null && known !== lostId) return known;
      renewing ??= replace();
      return renewing;
    },
  };
}

/** Waits for a promise that never rejects, but not longer. */
async function within(ms: number, promise: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([promise, late]);
  clearTimeout(timer);
}

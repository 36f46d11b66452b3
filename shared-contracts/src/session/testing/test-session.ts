import { vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { KnownAnswers } from '../../api/known-answers.ts';
import { createTripStore } from '../../trip/trip-store.ts';
import { createSession, type SessionPorts } from '../session.ts';
import { storageKeys } from '../session-id-store.ts';

export const leeds = { ip: 'a1b2', country: 'UK', city: 'Leeds' };
export const networkError = (message = 'Failed to start session') =>
  new ApiError(message, { code: 'network' });

type Answer<T> = T | Error | 'never';

/** How the ports of a test's session answer. */
export interface TestSessionOptions {
  location?: Answer<unknown>;
  /** The id in the browser's storage. */
  stored?: string | null;
  storage?: 'blocked' | 'full';
  found?: Answer<number | null>;
  /** Answers to the calls that start a session, in order. */
  started?: Answer<number>[];
  treatments?: Error;
  /** What the server knows of the visitor. */
  known?: KnownAnswers;
}

const toPromise = <T>(answer: Answer<T>): Promise<T> => {
  if (answer === 'never') return new Promise<T>(() => undefined);
  return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
};

/** A session with fake ports, which record their calls. */
export function createTestSession({
  location = leeds,
  stored = null,
  storage,
  found = null,
  started = [40],
  treatments,
  known = {},
}: TestSessionOptions) {
  const store = createTripStore();
  const calls: string[] = [];
  const reported: string[] = [];
  const entries = new Map<string, string>(stored === null ? [] : [[storageKeys.sessionId, stored]]);
  const starts = [...started];
  let signal: AbortSignal | undefined;
  const fail = (): never => {
    throw new DOMException('storage is not available', 'SecurityError');
  };
  const ports: SessionPorts = {
    store,
    api: {
      findSession: ({ ip, country }, _signal, onKnown) => {
        calls.push(`by-ip ${ip} ${country}`);
        if (typeof found === 'number') onKnown?.(known);
        return toPromise(found);
      },
      startSession: ({ ip, country }, _signal, onKnown) => {
        calls.push(`start ${ip} ${country}`);
        onKnown?.(known);
        return toPromise<number>(starts.shift() ?? networkError());
      },
    },
    locate: locationSignal => {
      calls.push('locate');
      signal = locationSignal;
      return toPromise(location);
    },
    storage: {
      get: key => (storage === 'blocked' ? fail() : (entries.get(key) ?? null)),
      set: (key, value) => void (storage ? fail() : entries.set(key, value)),
    },
    loadTreatments: () => (calls.push('treatments'), toPromise<unknown>(treatments ?? [])),
    report: error => reported.push(error instanceof Error ? error.message : String(error)),
  };
  return {
    session: createSession(ports),
    store,
    calls,
    reported,
    entries,
    locationAborted: () => signal?.aborted,
  };
}

/** Awaits work that may first wait for the location. Needs fake timers. */
export const settle = async (work: Promise<unknown>) => {
  await vi.advanceTimersByTimeAsync(1_200);
  await work;
};

/** The place in recorded calls, with a location and without. */
export const leedsPlace = 'a1b2 UK';
export const unknownPlace = 'unknown unknown';

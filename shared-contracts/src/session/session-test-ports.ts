import { createStore } from 'jotai/vanilla';
import { vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createSession, type SessionPorts } from './session.ts';
import { storageKeys } from './session-id-store.ts';

export const leeds = { ip: 'a1b2', country: 'UK', city: 'Leeds' };
export const broken = (message = 'Failed to start session') => new ApiError(message, { code: 'network' });

type Answer<T> = T | Error | 'never';
/** How a session's ports answer. */
export interface Scene {
  location?: Answer<unknown>;
  stored?: string | null;
  storage?: 'blocked' | 'full';
  found?: Answer<number | null>;
  started?: Answer<number>[];
  treatments?: Error;
}

const answerOf = <T>(answer: Answer<T>): Promise<T> => {
  if (answer === 'never') return new Promise<T>(() => undefined);
  return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
};

/** A session on ports that answer as told, and what they were asked. */
export function scene({
  location = leeds,
  stored = null,
  storage,
  found = null,
  started = [40],
  treatments,
}: Scene) {
  const store = createStore();
  const asked: string[] = [];
  const reported: string[] = [];
  const kept = new Map<string, string>(stored === null ? [] : [[storageKeys.sessionId, stored]]);
  const answers = [...started];
  let lookup: AbortSignal | undefined;
  const refuse = (): never => {
    throw new DOMException('storage is not to be had', 'SecurityError');
  };
  const ports: SessionPorts = {
    store,
    api: {
      findSession: ({ ip, country }) => (asked.push(`by-ip ${ip} ${country}`), answerOf(found)),
      startSession: ({ ip, country }) => (
        asked.push(`start ${ip} ${country}`), answerOf<number>(answers.shift() ?? broken())
      ),
    },
    locate: signal => {
      asked.push('locate');
      lookup = signal;
      return answerOf(location);
    },
    storage: {
      get: key => (storage === 'blocked' ? refuse() : (kept.get(key) ?? null)),
      set: (key, value) => void (storage ? refuse() : kept.set(key, value)),
      remove: key => void (storage ? refuse() : kept.delete(key)),
    },
    loadTreatments: () => (asked.push('treatments'), answerOf<unknown>(treatments ?? [])),
    report: error => reported.push(error instanceof Error ? error.message : String(error)),
  };
  return { session: createSession(ports), store, asked, reported, kept, lookup: () => lookup };
}

/** Waits for work that may wait for the location. Wants fake timers. */
export const toTheEnd = async (work: Promise<unknown>) => {
  await vi.advanceTimersByTimeAsync(1_200);
  await work;
};

/** What is asked with a place, and without. */
export const known = 'a1b2 UK';
export const unknown = 'unknown unknown';

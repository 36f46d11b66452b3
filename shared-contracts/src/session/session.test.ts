import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { acknowledgeStepAtom } from '../trip/step-actions.ts';
import { acknowledgedStepsAtom } from '../trip/trip-atoms.ts';
import { createSession, type SessionPorts } from './session.ts';
import { sessionAtom, sessionLostAtom, variantAtom } from './session-atoms.ts';
import { storageKeys } from './session-storage.ts';

const leeds = { ip: 'a1b2', country: 'UK', city: 'Leeds' };
const broken = (message = 'Failed to start session') => new ApiError(message, { code: 'network' });

type Answer<T> = T | Error | 'never';
interface Scene {
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
function scene({
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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const toTheEnd = async (work: Promise<unknown>) => {
  await vi.advanceTimersByTimeAsync(1_200);
  await work;
};

const known = 'a1b2 UK';
const unknown = 'unknown unknown';

describe('session start', () => {
  it.each<[string, Scene, string[], number | null, string?]>([
    ['a first visit starts one', {}, ['locate', `start ${known}`, 'treatments'], 40],
    ['a visit again finds its own', { stored: '7', found: 7 }, ['locate', `by-ip ${known}`, 'treatments'], 7],
    [
      'one that is gone (404) is replaced',
      { stored: '7', found: null },
      ['locate', `by-ip ${known}`, `start ${known}`, 'treatments'],
      40,
    ],
    [
      'a failed look for it is tolerated',
      { stored: '7', found: broken('Failed to check existing session') },
      ['locate', `by-ip ${known}`, `start ${known}`, 'treatments'],
      40,
      'Failed to check existing session',
    ],
    [
      'a location that fails is tolerated',
      { location: broken('no location') },
      ['locate', `start ${unknown}`, 'treatments'],
      40,
      'no location',
    ],
    [
      'a location that does not come in 1,200 ms is tolerated',
      { location: 'never' },
      ['locate', `start ${unknown}`, 'treatments'],
      40,
      'Location lookup timed out',
    ],
    [
      'a location that makes no sense is tolerated',
      { location: { ip: '<script>', country: 'UK' } },
      ['locate', `start ${unknown}`, 'treatments'],
      40,
      'Invalid format: Expected /^[A-Za-z0-9._:-]{1,64}$/ but received "<script>"',
    ],
    [
      'without a location no session is looked for',
      { location: broken('no location'), stored: '7', found: 7 },
      ['locate', `start ${unknown}`, 'treatments'],
      40,
      'no location',
    ],
    [
      'a stored text that is no id counts as none',
      { stored: 'x7' },
      ['locate', `start ${known}`, 'treatments'],
      40,
    ],
    ['a stored 0 counts as none', { stored: '0' }, ['locate', `start ${known}`, 'treatments'], 40],
    ['blocked storage is tolerated', { storage: 'blocked' }, ['locate', `start ${known}`, 'treatments'], 40],
    ['full storage is tolerated', { storage: 'full' }, ['locate', `start ${known}`, 'treatments'], 40],
    [
      'treatments that fail change nothing',
      { treatments: broken('Failed to fetch treatments') },
      ['locate', `start ${known}`, 'treatments'],
      40,
      'Failed to fetch treatments',
    ],
    [
      'a failed start leaves no session',
      { started: [broken()] },
      ['locate', `start ${known}`],
      null,
      'Failed to start session',
    ],
    [
      'an aborted start leaves no session, and is no error',
      { started: [new DOMException('aborted', 'AbortError')] },
      ['locate', `start ${known}`],
      null,
    ],
  ])('%s', async (_name, given, calls, sessionId, failure) => {
    const { session, store, asked, reported } = scene(given);
    await toTheEnd(session.start());
    expect(asked).toEqual(calls);
    expect(reported).toEqual(failure === undefined ? [] : [failure]);
    const state = store.get(sessionAtom);
    expect(state.sessionId).toBe(sessionId);
    expect([state.isCalculatorReady, state.isInitialized]).toEqual([sessionId !== null, sessionId !== null]);
  });

  it.each([
    [40, 'A'],
    [41, 'B'],
  ] as const)('stores id and variant of session %i', async (id, variant) => {
    const { session, store, kept } = scene({ started: [id] });
    await toTheEnd(session.start());
    expect(store.get(variantAtom)).toBe(variant);
    expect(Object.fromEntries(kept)).toEqual({
      [storageKeys.sessionId]: String(id),
      [storageKeys.variant]: variant,
    });
  });

  it.each([
    [leeds, { ip: 'a1b2', country: 'UK', country_city: 'UK, Leeds' }],
    [
      { ip: 'a1b2', country: 'UK' },
      { ip: 'a1b2', country: 'UK', country_city: 'UK' },
    ],
    [new Error('no location'), null],
  ])('notes the location %j as section 3 names it', async (location, info) => {
    const { session, store } = scene({ location });
    await toTheEnd(session.start());
    expect(store.get(sessionAtom).locationInfo).toEqual(info);
  });

  it('has a calculator that is ready only while there is a session', async () => {
    const { session, store } = scene({ started: [40, broken()] });
    const seen: boolean[] = [];
    store.sub(sessionAtom, () => {
      const { sessionId, isCalculatorReady } = store.get(sessionAtom);
      seen.push(isCalculatorReady === (sessionId !== null));
    });
    await toTheEnd(session.start());
    await session.renew(40);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).not.toContain(false);
    expect(store.get(sessionAtom)).toMatchObject({ sessionId: null, isInitialized: true });
  });

  it('gives the location up at 1,200 ms, not before, and tells it so', async () => {
    const { session, asked, lookup } = scene({ location: 'never' });
    const starting = session.start();
    await vi.advanceTimersByTimeAsync(1_199);
    expect([asked, lookup()?.aborted]).toEqual([['locate'], false]);
    await vi.advanceTimersByTimeAsync(1);
    await starting;
    expect([asked.at(1), lookup()?.aborted]).toEqual([`start ${unknown}`, true]);
  });

  it('runs once, however often it is asked for', async () => {
    const { session, asked } = scene({});
    await toTheEnd(Promise.all([session.start(), session.start(), session.ready(5_000)]));
    await session.start();
    expect(asked).toEqual(['locate', `start ${known}`, 'treatments']);
  });

  it('tries again after an error, and reports it', async () => {
    const { session, store, reported } = scene({ started: [broken(), 42] });
    await toTheEnd(session.start());
    expect(reported).toEqual(['Failed to start session']);
    expect(await session.ready(5_000)).toBe(42);
    expect(store.get(sessionAtom).isCalculatorReady).toBe(true);
  });
});

describe('waiting for a session', () => {
  it('ends with null at the time given, not later', async () => {
    const { session } = scene({ started: ['never'] });
    let answer: unknown = 'waiting';
    void session.ready(5_000).then(id => (answer = id));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(answer).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toBeNull();
  });
});

describe('a lost session', () => {
  it('is replaced once for all who ask, and what its server knew is forgotten', async () => {
    const { session, store, asked, kept } = scene({ started: [40, 51] });
    await toTheEnd(session.start());
    store.set(acknowledgeStepAtom, {
      sessionId: 40,
      update: { step: 'dates', updates: { timeline: 'soon' } },
    });
    expect(await Promise.all([session.renew(40), session.renew(40)])).toEqual([51, 51]);
    expect(asked.filter(call => call.startsWith('start'))).toHaveLength(2);
    expect(store.get(acknowledgedStepsAtom)).toEqual({ sessionId: null, steps: {} });
    expect([store.get(variantAtom), kept.get(storageKeys.sessionId)]).toEqual(['B', '51']);
    expect(await session.renew(40)).toBe(51);
    expect(store.get(sessionLostAtom)).toBe(false);
  });

  it('that cannot be replaced is told, and can be tried again', async () => {
    const { session, store, asked, kept } = scene({ started: [40, broken(), 52] });
    await toTheEnd(session.start());
    expect(await session.renew(40)).toBeNull();
    expect([store.get(sessionLostAtom), kept.size]).toEqual([true, 0]);
    // The network is back: who starts, waits or asks again gets the same new one, and no location is looked up again.
    const [, waited, renewed] = await Promise.all([session.start(), session.ready(5_000), session.renew(40)]);
    expect([waited, renewed]).toEqual([52, 52]);
    expect(asked).toEqual(
      ['locate', ...Array<string>(3).fill(`start ${known}`)].toSpliced(2, 0, 'treatments'),
    );
  });

  it('told by whoever met the 404 is replaced when it is needed', async () => {
    const { session, store } = scene({ started: [40, 51] });
    await toTheEnd(session.start());
    store.set(sessionLostAtom);
    expect(await session.ready(5_000)).toBe(51);
  });
});

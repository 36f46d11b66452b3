import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { residenceAtom } from '../trip/trip-atoms.ts';
import { acknowledgedStepsAtom, acknowledgeStepAtom } from './acknowledged-steps.ts';
import { resumableSessionAtom } from './resumable-session.ts';
import { sessionAtom, sessionLostAtom } from './session-atoms.ts';
import { storageKeys } from './session-id-store.ts';
import {
  createTestSession,
  leeds,
  leedsPlace,
  networkError,
  settle,
  type TestSessionOptions,
  unknownPlace,
} from './testing/test-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('session start', () => {
  const started = ['locate', `start ${leedsPlace}`, 'treatments'];
  const unlocated = ['locate', `start ${unknownPlace}`, 'treatments'];
  const found = ['locate', `by-ip ${leedsPlace}`, 'treatments'];
  const replaced = ['locate', `by-ip ${leedsPlace}`, `start ${leedsPlace}`, 'treatments'];
  const failed = ['locate', `start ${leedsPlace}`];
  const noLocation = networkError('no location');
  const script = { ip: '<script>', country: 'UK' };
  const notFound = networkError('Failed to check existing session');
  const noTreatments = networkError('Failed to fetch treatments');
  const aborted = new DOMException('aborted', 'AbortError');
  it.each<[string, TestSessionOptions, string[], number | null, string?]>([
    ['a first visit starts a session', {}, started, 40],
    ['a later visit finds its session', { stored: '7', found: 7 }, found, 7],
    ["another's at the same address is not taken", { stored: '7', found: 8 }, found, 7],
    ['a session that is gone (404) is replaced', { stored: '7', found: null }, replaced, 40],
    ['a failed search is tolerated', { stored: '7', found: notFound }, replaced, 40, notFound.message],
    ['a failed location is tolerated', { location: noLocation }, unlocated, 40, 'no location'],
    ['a late location is tolerated', { location: 'never' }, unlocated, 40, 'Location lookup timed out'],
    ['an invalid location is tolerated', { location: script }, unlocated, 40, 'Invalid format: '],
    [
      'without a location no session is searched',
      { location: noLocation, stored: '7', found: 7 },
      unlocated,
      40,
      'no location',
    ],
    ['a stored text that is not an id is ignored', { stored: 'x7' }, started, 40],
    ['a stored 0 is ignored', { stored: '0' }, started, 40],
    ['blocked storage is tolerated', { storage: 'blocked' }, started, 40],
    ['full storage is tolerated', { storage: 'full' }, started, 40],
    ['failed treatments are tolerated', { treatments: noTreatments }, started, 40, noTreatments.message],
    [
      'a failed start leaves no session',
      { started: [networkError()] },
      failed,
      null,
      'Failed to start session',
    ],
    ['an aborted start leaves no session, and is not reported', { started: [aborted] }, failed, null],
  ])('%s', async (_name, options, expectedCalls, sessionId, failure) => {
    const { session, store, calls, reported } = createTestSession(options);
    await settle(session.start());
    expect(calls).toEqual(expectedCalls);
    expect(reported).toEqual(failure === undefined ? [] : [expect.stringContaining(failure)]);
    const state = store.get(sessionAtom);
    expect(state.sessionId).toBe(sessionId);
    expect([state.isCalculatorReady, state.isInitialized]).toEqual([sessionId !== null, sessionId !== null]);
  });

  it.each([
    [40, 'A'],
    [41, 'B'],
  ] as const)('stores id and variant of session %i', async (id, variant) => {
    const { session, entries } = createTestSession({ started: [id] });
    await settle(session.start());
    expect(Object.fromEntries(entries)).toEqual({
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
  ])('keeps the location %j in the form of section 3', async (location, info) => {
    const { session, store } = createTestSession({ location });
    await settle(session.start());
    expect(store.get(sessionAtom).locationInfo).toEqual(info);
  });

  it('makes the calculator ready only while there is a session', async () => {
    const { session, store } = createTestSession({ started: [40, networkError()] });
    await settle(session.start());
    expect(store.get(sessionAtom).isCalculatorReady).toBe(true);
    await session.renew(40);
    const lost = { sessionId: null, isInitialized: true, isCalculatorReady: false };
    expect(store.get(sessionAtom)).toMatchObject(lost);
  });

  it('aborts the location after 1,200 ms', async () => {
    const { session, calls, locationAborted } = createTestSession({ location: 'never' });
    const starting = session.start();
    await vi.advanceTimersByTimeAsync(1_199);
    expect([calls, locationAborted()]).toEqual([['locate'], false]);
    await vi.advanceTimersByTimeAsync(1);
    await starting;
    expect([calls.at(1), locationAborted()]).toEqual([`start ${unknownPlace}`, true]);
  });

  it("takes over what the visitor answered, and nothing of another's at the same address", async () => {
    const residenceOf = async (options: TestSessionOptions) => {
      const { session, store } = createTestSession({ ...options, known: { source: 'Kenya' } });
      await settle(session.start());
      return store.get(residenceAtom);
    };
    const answered = { country: 'Kenya', isGuess: false };
    expect(await residenceOf({})).toEqual(answered);
    expect(await residenceOf({ stored: '7', found: 7 })).toEqual(answered);
    // A guess from the location.
    expect(await residenceOf({ stored: '7', found: 8 })).toEqual({ country: 'UK', isGuess: true });
  });

  it("replaces a stored one that the API refuses by a new one, not by another's at the same address", async () => {
    const { session, store, calls } = createTestSession({ stored: '7', found: 8 });
    await settle(session.start());
    expect(await session.renew(7)).toBe(40);
    expect([store.get(sessionAtom).sessionId, calls.at(-1)]).toEqual([40, `start ${leedsPlace}`]);
  });

  it('runs once', async () => {
    const { session, calls } = createTestSession({});
    await settle(Promise.all([session.start(), session.start(), session.ready(5_000)]));
    await session.start();
    expect(calls).toEqual(['locate', `start ${leedsPlace}`, 'treatments']);
  });

  it('reports an error, and tries again when needed', async () => {
    const { session, store, reported } = createTestSession({ started: [networkError(), 42] });
    await settle(session.start());
    expect(reported).toEqual(['Failed to start session']);
    expect(await session.ready(5_000)).toBe(42);
    expect(store.get(sessionAtom).isCalculatorReady).toBe(true);
  });
});

describe('waiting for a session', () => {
  it('ends with null at its timeout', async () => {
    const { session } = createTestSession({ started: ['never'] });
    let result: unknown = 'waiting';
    void session.ready(5_000).then(id => (result = id));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(result).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(result).toBeNull();
  });
});

describe('a lost session', () => {
  it('is replaced once for concurrent calls, and its acknowledged steps are dropped', async () => {
    const { session, store, calls, entries } = createTestSession({ started: [40, 51] });
    await settle(session.start());
    store.set(acknowledgeStepAtom, {
      sessionId: 40,
      update: { step: 'dates', updates: { timeline: 'soon' } },
    });
    expect(await Promise.all([session.renew(40), session.renew(40)])).toEqual([51, 51]);
    expect(calls.filter(call => call.startsWith('start'))).toHaveLength(2);
    expect(store.get(acknowledgedStepsAtom)).toEqual({ sessionId: null, steps: {} });
    expect([entries.get(storageKeys.variant), entries.get(storageKeys.sessionId)]).toEqual(['B', '51']);
    expect(await session.renew(40)).toBe(51);
    expect(store.get(sessionLostAtom)).toBe(false);
  });

  it('is not replaced again within 30 s, although the new one has stored steps', async () => {
    const { session, store, calls } = createTestSession({ started: [40, 51, 62] });
    await settle(session.start());
    expect(await session.renew(40)).toBe(51);
    const update = { step: 'dates', updates: { timeline: 'soon' } } as const;
    store.set(acknowledgeStepAtom, { sessionId: 51, update });
    expect(await session.renew(51)).toBe(51);
    expect(calls.filter(call => call.startsWith('start'))).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await session.renew(51)).toBe(62);
  });

  it('that could not be replaced stays lost until the next call', async () => {
    const { session, store, calls, entries } = createTestSession({ started: [40, networkError(), 52] });
    await settle(session.start());
    expect(await session.renew(40)).toBeNull();
    // The old one stays known: an API that refuses everything for a while may have it still.
    expect([store.get(sessionLostAtom), entries.get('carefare.session')]).toEqual([true, '40']);
    // The network is back: all calls get the same new session, without another location lookup.
    const [, ready, renewed] = await Promise.all([session.start(), session.ready(5_000), session.renew(40)]);
    expect([ready, renewed]).toEqual([52, 52]);
    expect(calls).toEqual(
      ['locate', ...Array<string>(3).fill(`start ${leedsPlace}`)].toSpliced(2, 0, 'treatments'),
    );
  });

  it('reported by another component is replaced when needed', async () => {
    const { session, store } = createTestSession({ started: [40, 51] });
    await settle(session.start());
    store.set(sessionLostAtom);
    expect(await session.ready(5_000)).toBe(51);
  });
});

it.each<[string, TestSessionOptions, number | null]>([
  ['the session of an earlier page', { stored: '7', found: 7 }, 7],
  ["its own one, not another's at the same address", { stored: '7', found: 8 }, 7],
  ['a new session', {}, null],
  ['a stranger behind the same address', { stored: '7', found: null }, null],
  ['a failed search', { stored: '7', found: networkError() }, null],
])('%s may have a trip to continue: %j', async (_case, options, expected) => {
  const { session, store } = createTestSession(options);
  await settle(session.start());
  expect(store.get(resumableSessionAtom)).toBe(expected);
});

it('nothing is continued once this page has saved a step, or has lost the session', async () => {
  const update = { step: 'dates', updates: { timeline: 'soon' } } as const;
  const saving = createTestSession({ stored: '7', found: 7 });
  await settle(saving.session.start());
  saving.store.set(acknowledgeStepAtom, { sessionId: 7, update });
  expect(saving.store.get(resumableSessionAtom)).toBeNull();
  const losing = createTestSession({ stored: '7', found: 7 });
  await settle(losing.session.start());
  losing.store.set(sessionLostAtom);
  expect(losing.store.get(resumableSessionAtom)).toBeNull();
});

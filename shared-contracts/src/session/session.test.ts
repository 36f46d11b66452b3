import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionAtom, variantAtom } from './session-atoms.ts';
import { storageKeys } from './session-id-store.ts';
import { broken, known, leeds, type Scene, scene, toTheEnd, unknown } from './session-test-ports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acknowledgedStepsAtom, acknowledgeStepAtom } from './acknowledged-steps.ts';
import { sessionLostAtom } from './session-atoms.ts';
import { storageKeys } from './session-id-store.ts';
import { createTestSession, leedsPlace, networkError, settle } from './testing/test-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

  it('that could not be replaced stays lost until the next call', async () => {
    const { session, store, calls, entries } = createTestSession({ started: [40, networkError(), 52] });
    await settle(session.start());
    expect(await session.renew(40)).toBeNull();
    expect([store.get(sessionLostAtom), entries.size]).toEqual([true, 0]);
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

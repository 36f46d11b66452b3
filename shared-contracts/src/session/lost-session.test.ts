import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acknowledgeStepAtom } from '../trip/step-actions.ts';
import { acknowledgedStepsAtom } from '../trip/trip-atoms.ts';
import { sessionLostAtom, variantAtom } from './session-atoms.ts';
import { storageKeys } from './session-id-store.ts';
import { broken, known, scene, toTheEnd } from './session-test-ports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

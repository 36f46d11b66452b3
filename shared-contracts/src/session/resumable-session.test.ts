import { expect, it } from 'vitest';
import { acknowledgeStepAtom } from './acknowledged-steps.ts';
import { resumableSessionAtom } from './resumable-session.ts';
import { sessionLostAtom } from './session-atoms.ts';
import { createTestSession, networkError, type TestSessionOptions } from './testing/test-session.ts';

it.each<[string, TestSessionOptions, number | null]>([
  ['the session of an earlier page', { stored: '7', found: 7 }, 7],
  ["its own one, not another's at the same address", { stored: '7', found: 8 }, 7],
  ['a new session', {}, null],
  ['a stranger behind the same address', { stored: '7', found: null }, null],
  ['a failed search', { stored: '7', found: networkError() }, null],
])('%s may have a trip to continue: %j', async (_case, options, expected) => {
  const { session, store } = createTestSession(options);
  await session.start();
  expect(store.get(resumableSessionAtom)).toBe(expected);
});

it('nothing is continued once this page has saved a step, or has lost the session', async () => {
  const update = { step: 'dates', updates: { timeline: 'soon' } } as const;
  const saving = createTestSession({ stored: '7', found: 7 });
  await saving.session.start();
  saving.store.set(acknowledgeStepAtom, { sessionId: 7, update });
  expect(saving.store.get(resumableSessionAtom)).toBeNull();
  const losing = createTestSession({ stored: '7', found: 7 });
  await losing.session.start();
  losing.store.set(sessionLostAtom);
  expect(losing.store.get(resumableSessionAtom)).toBeNull();
});

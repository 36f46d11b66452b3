import { atom } from 'jotai/vanilla';
import { acknowledgedStepsAtom } from './acknowledged-steps.ts';
import { sessionAtom } from './session-atoms.ts';

const foundState = atom<number | null>(null);

/** Notes that this session was started on an earlier page. */
export const noteFoundSessionAtom = atom(null, (_get, set, sessionId: number) => set(foundState, sessionId));

/**
 * The session of an earlier page, whose saved trip this page may offer to continue: until the page saves a step itself.
 * Null for a new session.
 */
export const resumableSessionAtom = atom(get => {
  const found = get(foundState);
  const isCurrent = found !== null && get(sessionAtom).sessionId === found;
  return isCurrent && get(acknowledgedStepsAtom).sessionId !== found ? found : null;
});

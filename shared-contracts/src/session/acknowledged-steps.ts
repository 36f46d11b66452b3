import { atom } from 'jotai/vanilla';
import type { StepName, StepUpdate } from '../api/save-step-request.ts';

/** The steps that a session's server has stored: the JSON of each step's last acknowledged update. */
export interface AcknowledgedSteps {
  sessionId: number | null;
  steps: Partial<Record<StepName, string>>;
}

const none: AcknowledgedSteps = { sessionId: null, steps: {} };
const acknowledgedState = atom(none);

/** The steps that this session's server has stored. */
export const acknowledgedStepsAtom = atom(get => get(acknowledgedState));

/** Notes that the server has stored a step; steps of another session are dropped. */
export const acknowledgeStepAtom = atom(
  null,
  (get, set, { sessionId, update }: { sessionId: number; update: StepUpdate }) => {
    const before = get(acknowledgedState);
    const steps = before.sessionId === sessionId ? before.steps : {};
    set(acknowledgedState, { sessionId, steps: { ...steps, [update.step]: JSON.stringify(update) } });
  },
);

/** Drops all steps, when the session is lost. */
export const clearAcknowledgedStepsAtom = atom(null, (_get, set) => set(acknowledgedState, none));

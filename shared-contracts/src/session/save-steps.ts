import type { createStore } from 'jotai/vanilla';
import type { Api } from '../api/api.ts';
import { isNotFound } from '../api/api-error.ts';
import { acknowledgeStepAtom } from '../trip/step-actions.ts';
import { stepUpdateFor } from '../trip/step-update.ts';
import { type Step, stepNames, stepNumberOf } from '../trip/steps.ts';
import { acknowledgedStepsAtom, tripAtom } from '../trip/trip-atoms.ts';
import type { TripData } from '../trip/trip-data.ts';
import type { Session } from './session.ts';

/** What saving needs: `{ ...useServices(), store: useStore() }` has it all. */
export interface SaveServices {
  store: ReturnType<typeof createStore>;
  api: Pick<Api, 'saveStep'>;
  session: Session;
}

/** Longest wait for a session when a step is saved, in ms. */
export const SESSION_WAIT = 5000;

/** There was no session to save to, in time or at all: nothing was sent. */
export class NoSessionError extends Error {
  override readonly name = 'NoSessionError';
}

/** Saves under way: a second click on the same answers gets the first one's promise, other answers wait their turn. */
const underWay = new WeakMap<SaveServices['store'], { key: string; saving: Promise<number> }>();

/**
 * Saves a step as the wizard moves forward: first every earlier step that this session's server has not acknowledged
 * with the same answers, in order, then the step itself (design.md, "saving steps"). A lost session (404) is replaced
 * once, and all steps are saved again.
 * @returns the session's id that holds the answers
 * @throws NoSessionError after 5 s without a session; ApiError 'Failed to update journey step'
 */
export function saveSteps(services: SaveServices, step: Step): Promise<number> {
  const { store } = services;
  const trip = store.get(tripAtom);
  const key = JSON.stringify([stepNumberOf(step), trip]);
  const before = underWay.get(store);
  if (before?.key === key) return before.saving;
  const save = () => saveWithSession(services, step, trip);
  const saving = before ? before.saving.then(save, save) : save();
  const entry = { key, saving };
  underWay.set(store, entry);
  const done = () => {
    if (underWay.get(store) === entry) underWay.delete(store);
  };
  saving.then(done, done);
  return saving;
}

async function saveWithSession(services: SaveServices, step: Step, trip: TripData): Promise<number> {
  const sessionId = await services.session.ready(SESSION_WAIT);
  if (sessionId === null) throw new NoSessionError('No session to save to');
  try {
    await saveUnsavedSteps(services, sessionId, step, trip);
    return sessionId;
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  const renewed = await services.session.renew(sessionId);
  if (renewed === null) throw new NoSessionError('The session was lost and no new one could be started');
  await saveUnsavedSteps(services, renewed, step, trip);
  return renewed;
}

async function saveUnsavedSteps(
  { store, api }: SaveServices,
  sessionId: number,
  step: Step,
  trip: TripData,
): Promise<void> {
  const last = stepNumberOf(step);
  for (const [index, name] of stepNames.slice(0, last).entries()) {
    const update = stepUpdateFor(name, trip, sessionId);
    // A step without its answers has nothing to save; the wizard does not go past one.
    if (!update) continue;
    const acknowledged = store.get(acknowledgedStepsAtom);
    const known = acknowledged.sessionId === sessionId ? acknowledged.steps[name] : undefined;
    if (index + 1 < last && known === JSON.stringify(update)) continue;
    await api.saveStep(sessionId, update);
    store.set(acknowledgeStepAtom, { sessionId, update });
  }
}

import type { createStore } from 'jotai/vanilla';
import type { Api } from '../api/api.ts';
import { isNotFound } from '../api/api-error.ts';
import type { StepUpdate } from '../api/save-step.ts';
import { acknowledgeStepAtom } from '../trip/step-actions.ts';
import { stepUpdateFor } from '../trip/step-update.ts';
import { type Step, stepNameOf, stepNames, stepNumberOf } from '../trip/steps.ts';
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
 * with the same answers, in order, then the step itself (section 10.2). A lost session (404) is replaced
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
  return withSession(services.session, async sessionId => {
    await saveUnsavedSteps(services, sessionId, step, trip);
    return sessionId;
  });
}

/**
 * Runs `work` with the session's id. A lost session (404) is renewed once and `work` repeated with the new id.
 * @throws NoSessionError after 5 s without a session, or when no new one could be started; whatever else `work` throws
 */
export async function withSession<T>(session: Session, work: (sessionId: number) => Promise<T>): Promise<T> {
  const sessionId = await session.ready(SESSION_WAIT);
  if (sessionId === null) throw new NoSessionError('There is no session');
  try {
    return await work(sessionId);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  const renewed = await session.renew(sessionId);
  if (renewed === null) throw new NoSessionError('The session was lost and no new one could be started');
  return await work(renewed);
}

/** The steps, in order, that this session's server has not acknowledged with these answers. Steps without answers are left out. */
export function unsavedSteps(store: SaveServices['store'], trip: TripData, sessionId: number): StepUpdate[] {
  const acknowledged = store.get(acknowledgedStepsAtom);
  const known = acknowledged.sessionId === sessionId ? acknowledged.steps : {};
  return stepNames
    .map(name => stepUpdateFor(name, trip, sessionId))
    .filter(update => update !== null)
    .filter(update => known[update.step] !== JSON.stringify(update));
}

/** Saves the unsaved steps before `step`, then `step` itself, acknowledged or not. */
async function saveUnsavedSteps(
  { store, api }: SaveServices,
  sessionId: number,
  step: Step,
  trip: TripData,
): Promise<void> {
  const last = stepUpdateFor(stepNameOf(step), trip, sessionId);
  const before = unsavedSteps(store, trip, sessionId).filter(
    update => stepNumberOf(update.step) < stepNumberOf(step),
  );
  for (const update of last ? [...before, last] : before) {
    await api.saveStep(sessionId, update);
    store.set(acknowledgeStepAtom, { sessionId, update });
  }
}

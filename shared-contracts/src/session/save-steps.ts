import type { Api } from '../api/api.ts';
import type { StepName, StepUpdate } from '../api/save-step-request.ts';
import { areDatesPossible } from '../trip/nights.ts';
import { stepUpdateFor } from '../trip/step-update.ts';
import { isBefore, stepNames } from '../trip/steps.ts';
import { tripAtom } from '../trip/trip-atoms.ts';
import type { TripData } from '../trip/trip-data.ts';
import type { TripStore } from '../trip/trip-store.ts';
import { today } from '../values/dates.ts';
import { acknowledgedStepsAtom, acknowledgeStepAtom } from './acknowledged-steps.ts';
import type { Session } from './session.ts';
import { withSession } from './with-session.ts';

/** What saving needs, e.g. `{ ...useServices(), store: useStore() }`. */
export interface SaveServices {
  store: TripStore;
  api: Pick<Api, 'saveStep'>;
  session: Session;
}

/** Pending saves: a second save of the same answers joins the first, a save of other answers waits for it. */
const pending = new WeakMap<TripStore, { key: string; saving: Promise<number> }>();

/**
 * Saves a step as the wizard moves forward: first, in order, every earlier step that this session's server has not
 * acknowledged with the same answers, then the step itself (section 10.2). A lost session (404) is renewed once, and all steps saved again.
 * @param step without it every complete step that the server has not acknowledged is saved
 * @returns the id of the session that has the answers
 * @throws NoSessionError after 5 s without a session; ApiError 'Failed to update journey step'
 */
export function saveSteps(services: SaveServices, step?: StepName): Promise<number> {
  const { store } = services;
  const trip = store.get(tripAtom);
  const key = JSON.stringify([step, trip]);
  const before = pending.get(store);
  if (before?.key === key) return before.saving;
  const save = () =>
    withSession(services.session, async sessionId => {
      await saveUnsavedSteps(services, sessionId, step, trip);
      return sessionId;
    });
  const saving = before ? before.saving.then(save, save) : save();
  const entry = { key, saving };
  pending.set(store, entry);
  const remove = () => {
    if (pending.get(store) === entry) pending.delete(store);
  };
  saving.then(remove, remove);
  return saving;
}

/** The update that saves a step; null for one that is not complete, and for dates that have passed meanwhile, which the API refuses. */
const updateOf = (name: StepName, trip: TripData, sessionId: number): StepUpdate | null =>
  name === 'dates' && !areDatesPossible(trip, today()) ? null : stepUpdateFor(name, trip, sessionId);

/** The complete steps, in order, whose answers this session's server has not acknowledged. */
function unsavedSteps(store: TripStore, trip: TripData, sessionId: number): StepUpdate[] {
  const acknowledged = store.get(acknowledgedStepsAtom);
  const saved = acknowledged.sessionId === sessionId ? acknowledged.steps : {};
  return stepNames
    .map(name => updateOf(name, trip, sessionId))
    .filter(update => update !== null)
    .filter(update => saved[update.step] !== JSON.stringify(update));
}

/** Saves the unsaved steps before `step`, then `step` itself, even if acknowledged; without a step all unsaved ones. */
async function saveUnsavedSteps(
  { store, api }: SaveServices,
  sessionId: number,
  step: StepName | undefined,
  trip: TripData,
): Promise<void> {
  const last = step && updateOf(step, trip, sessionId);
  const unsaved = unsavedSteps(store, trip, sessionId);
  const before = step ? unsaved.filter(update => isBefore(update.step, step)) : unsaved;
  for (const update of last ? [...before, last] : before) {
    await api.saveStep(sessionId, update);
    store.set(acknowledgeStepAtom, { sessionId, update });
  }
}

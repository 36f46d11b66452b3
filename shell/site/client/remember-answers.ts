import { type Api, ApiError, type Session, sessionAtom, type TripStore, withSession } from 'shared-contracts';
import { acknowledgedStepsAtom, noteSavedAnswersAtom, unsavedAnswersAtom } from 'shared-contracts/host';

interface RememberOptions {
  store: TripStore;
  api: Pick<Api, 'saveKnownAnswers'>;
  session: Session;
}

/**
 * Keeps with the session, only on the server, where the visitor says they live and the currency they choose (section
 * 10.27). What could not be saved is sent with the next change, and once the session stores a step.
 */
export function rememberAnswers({ store, api, session }: RememberOptions): void {
  let saving: Promise<void> = Promise.resolve();
  /** What the API refused last. It is not sent to the same session again, and later answers start no new session. */
  let refused = '';
  const save = async () => {
    const answers = store.get(unsavedAnswersAtom);
    const key = JSON.stringify([answers, store.get(acknowledgedStepsAtom).sessionId]);
    if (!answers || key === refused) return;
    const patient: Session = refused ? { ...session, renew: id => Promise.resolve(id ?? null) } : session;
    try {
      await withSession(patient, async sessionId => {
        await api.saveKnownAnswers(sessionId, answers);
        refused = '';
        // A new session does not know the answers of the lost one.
        if (store.get(sessionAtom).sessionId === sessionId) store.set(noteSavedAnswersAtom, answers);
      });
    } catch (error) {
      if (error instanceof ApiError && [400, 404, 422].includes(error.status ?? 0)) refused = key;
      throw error;
    }
  };
  const saveNext = () => {
    saving = saving
      .then(save)
      .catch((error: unknown) => console.warn('Country and currency could not be saved', error));
  };
  store.sub(unsavedAnswersAtom, saveNext);
  store.sub(acknowledgedStepsAtom, saveNext);
}

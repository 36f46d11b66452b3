import { type Api, type Session, type TripStore, withSession } from 'shared-contracts';
import { noteSavedAnswersAtom, unsavedAnswersAtom } from 'shared-contracts/host';

interface RememberOptions {
  store: TripStore;
  api: Pick<Api, 'saveKnownAnswers'>;
  session: Session;
}

/**
 * Keeps with the session, on the server alone, where the visitor says they live and the currency they choose (section
 * 10.27). What could not be saved is sent with the next change.
 */
export function rememberAnswers({ store, api, session }: RememberOptions): void {
  let saving: Promise<void> = Promise.resolve();
  const save = async () => {
    const answers = store.get(unsavedAnswersAtom);
    if (!answers) return;
    await withSession(session, sessionId => api.saveKnownAnswers(sessionId, answers));
    store.set(noteSavedAnswersAtom, answers);
  };
  store.sub(unsavedAnswersAtom, () => {
    saving = saving
      .then(save)
      .catch((error: unknown) => console.warn('Country and currency could not be saved', error));
  });
}

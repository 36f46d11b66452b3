import { chooseDestinationOnDetailAtom, type DestinationChoice } from '../trip/prefill-actions.ts';
import { resetCountAtom, tripAtom, wizardViewAtom } from '../trip/trip-atoms.ts';
import { type SaveServices, saveSteps } from './save-steps.ts';

/**
 * Chooses a country card: everything of section 4 except the navigation to `/#calculator-section`, which follows at once.
 * The trip is set before this returns. Then the treatment is saved and step 2 opened. If saving fails, the error is
 * reported and step 1 stays open, with the treatment chosen and the prefill queued. Never rejects.
 * @returns whether step 2 was opened
 */
export async function chooseDestination(
  services: SaveServices,
  choice: DestinationChoice,
  report: (error: unknown) => void = () => undefined,
): Promise<boolean> {
  const { store } = services;
  store.set(chooseDestinationOnDetailAtom, choice);
  const resets = store.get(resetCountAtom);
  try {
    await saveSteps(services, 'treatment');
  } catch (error) {
    report(error);
    return false;
  }
  // The visitor may have moved on, chosen another treatment or started over in the meantime.
  const unchanged =
    store.get(resetCountAtom) === resets && store.get(tripAtom).treatmentType === choice.treatment.id;
  if (unchanged && store.get(wizardViewAtom) === 'treatment') store.set(wizardViewAtom, 'destination');
  return unchanged;
}

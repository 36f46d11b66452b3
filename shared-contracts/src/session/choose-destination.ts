import { chooseDestinationOnDetailAtom, type DestinationChoice } from '../trip/prefill-actions.ts';
import { moveWizardAtom } from '../trip/step-actions.ts';
import { resetCountAtom, tripAtom, wizardViewAtom } from '../trip/trip-atoms.ts';
import { type SaveServices, saveSteps } from './save-steps.ts';

/**
 * A country card was chosen: everything of section 4 but the navigation to `/#calculator-section`, which follows at once.
 * The trip is set before this returns; then the treatment is saved and step 2 opened, which counts as moving forward. A
 * failure is reported and leaves step 1 open, with the treatment chosen and the prefill queued. Never rejects.
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
  // While it was being saved the visitor may have gone on, chosen another treatment or started over.
  const same =
    store.get(resetCountAtom) === resets && store.get(tripAtom).treatmentType === choice.treatment.id;
  if (same && store.get(wizardViewAtom) === 'treatment') store.set(moveWizardAtom, 'destination');
  return same;
}

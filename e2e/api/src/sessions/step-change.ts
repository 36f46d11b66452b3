import type { StepUpdate } from 'shared-contracts';
import { Refusal } from '../http/refusal.ts';
import type { Catalogue } from '../reference/catalogue.ts';
import type { SessionChange, SessionRow } from './session.store.ts';

/** A refused value that the schema cannot know of: it depends on the reference tables. */
export const refuse = (path: string, message: string): Refusal =>
  new Refusal(422, message, { errors: [{ path, message }] });

/** What saving a step changes in the session. @throws Refusal 422 for an id or a destination that does not exist */
export function changeOfStep(catalogue: Catalogue, session: SessionRow, update: StepUpdate): SessionChange {
  switch (update.step) {
    case 'treatment': {
      const { treatment_id } = update.updates;
      const treatment = catalogue.treatments.get(treatment_id);
      if (!treatment) throw refuse('updates.treatment_id', 'There is no treatment with this id');
      const keepsDestination = session.destination !== null && treatment.prices.has(session.destination);
      return { ...update.updates, ...(!keepsDestination && { destination: null }) };
    }
    case 'destination':
      checkDestination(catalogue, session.treatment_id, update.updates.destination, 'updates.destination');
      return update.updates;
    case 'dates':
      return update.updates;
    case 'accommodation':
      if (!catalogue.accommodation.has(update.updates.accommodation_id))
        throw refuse('updates.accommodation_id', 'There is no accommodation with this id');
      return update.updates;
    default: {
      // The last step: food, with travel and visa support.
      const { food_id, travel_support, visa_support } = update.updates;
      if (!catalogue.food.has(food_id))
        throw refuse('updates.food_id', 'There is no food preference with this id');
      return { food_id, travel_support: Number(travel_support), visa_support: Number(visa_support) };
    }
  }
}

/** A destination must exist, and offer the treatment where that is known. */
export function checkDestination(
  catalogue: Catalogue,
  treatmentId: number | null,
  destination: string,
  path: string,
): void {
  if (!catalogue.countries.some(({ name }) => name === destination))
    throw refuse(path, 'This destination is not served');
  const treatment = treatmentId === null ? undefined : catalogue.treatments.get(treatmentId);
  if (treatment && !treatment.prices.has(destination))
    throw refuse(path, 'This treatment is not offered at this destination');
}

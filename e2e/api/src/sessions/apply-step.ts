import type { SessionUpdate } from 'shared-contracts/wire';
import type { Catalogue } from '../reference/catalogue.ts';
import { checkAccommodation, checkDestination, checkFood, checkTreatment } from './check-references.ts';
import type { SessionChange, SessionRow } from './session.store.ts';

/** The columns that an update changes. @throws InvalidFieldsError for an id or destination that does not exist */
export function applyStep(catalogue: Catalogue, session: SessionRow, update: SessionUpdate): SessionChange {
  switch (update.step) {
    case 'treatment': {
      const { prices } = checkTreatment(catalogue, update.updates.treatment_id, 'updates.treatment_id');
      const keepsDestination = session.destination !== null && prices.has(session.destination);
      const { units = null, visits = null } = update.updates;
      const isOther = update.updates.treatment_id !== session.treatment_id;
      return {
        ...update.updates,
        units,
        visits,
        ...(isOther && { later_nights: null }),
        ...(!keepsDestination && { destination: null }),
      };
    }
    case 'destination':
      checkDestination(catalogue, session.treatment_id, update.updates.destination, 'updates.destination');
      return update.updates;
    case 'dates': {
      const { timeline, start_date = null, end_date = null } = update.updates;
      return { timeline, start_date, end_date };
    }
    case 'accommodation': {
      checkAccommodation(catalogue, update.updates.accommodation_id, 'updates.accommodation_id');
      const { later_nights: later, ...updates } = update.updates;
      return { ...updates, later_nights: later ? JSON.stringify(later) : null };
    }
    case 'residence':
      return update.updates;
    case 'food': {
      const { food_id, travel_support, visa_support } = update.updates;
      checkFood(catalogue, food_id, 'updates.food_id');
      return { food_id, travel_support: Number(travel_support), visa_support: Number(visa_support) };
    }
  }
}

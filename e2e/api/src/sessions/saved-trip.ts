import type { SavedTrip } from 'shared-contracts';
import { tripCost } from '../cost/trip-cost.ts';
import type { Catalogue } from '../reference/catalogue.ts';
import type { SessionRow } from './session.store.ts';
import { findTripOfSession, laterNightsOf } from './trip-of-session.ts';

const flag = (column: number | null): boolean | null => (column === null ? null : column === 1);

/** What a session holds of its visitor's trip, with the cost of those answers. */
export function savedTripOf(catalogue: Catalogue, session: SessionRow): SavedTrip {
  const found = findTripOfSession(catalogue, session);
  return {
    session_id: session.id,
    answers: {
      treatment_id: session.treatment_id,
      units: session.units,
      visits: session.visits,
      source: session.source,
      destination: session.destination,
      start_date: session.start_date,
      end_date: session.end_date,
      patient_count: session.patient_count,
      people_count: session.people_count,
      accommodation_id: session.accommodation_id,
      accommodation_duration: session.accommodation_duration,
      later_nights: laterNightsOf(session),
      food_id: session.food_id,
      travel_support: flag(session.travel_support),
      visa_support: flag(session.visa_support),
    },
    cost: found && tripCost(catalogue, found.trip, found.destination),
  };
}

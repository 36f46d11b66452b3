import { HTTPException } from 'hono/http-exception';
import type { CostsByTreatmentRequest } from 'shared-contracts/wire';
import * as v from 'valibot';
import { clampUnits } from '../cost/clamp-units.ts';
import type { Catalogue } from '../reference/catalogue.ts';
import type { SessionRow } from './session.store.ts';

const LaterNightsSchema = v.array(v.number());

interface SessionTrip {
  trip: CostsByTreatmentRequest;
  destination: string;
}

/** As {@link findTripOfSession}. @throws HTTPException 409 that names the missing steps */
export function tripOfSession(catalogue: Catalogue, session: SessionRow): SessionTrip {
  const found = findTripOfSession(catalogue, session);
  if (!found)
    throw new HTTPException(409, { message: `Steps are missing: ${missingSteps(session).join(', ')}` });
  return found;
}

/**
 * The trip that a session's saved steps describe; null while answers are missing. Without an answer the typical number of
 * units counts, and one visit.
 */
export function findTripOfSession(catalogue: Catalogue, session: SessionRow): SessionTrip | null {
  const { treatment_id, source, destination, people_count, patient_count } = session;
  const { accommodation_id, accommodation_duration, food_id, travel_support, visa_support } = session;
  const later = laterNightsOf(session);
  if (
    treatment_id === null ||
    source === null ||
    destination === null ||
    people_count === null ||
    patient_count === null ||
    accommodation_id === null ||
    !accommodation_duration ||
    food_id === null
  )
    return null;
  const treatment = catalogue.treatments.get(treatment_id);
  return {
    destination,
    trip: {
      treatment_id,
      source,
      people_count,
      patient_count,
      accommodation_duration,
      accommodation_id,
      food_id,
      travel_support: travel_support === 1,
      visa_support: visa_support === 1,
      units: treatment ? clampUnits(treatment, session.units) : 1,
      visits: session.visits ?? 1,
      ...(later && { later_nights: later }),
    },
  };
}

/** Nights of the visits after the first; null where they are the treatment's own. */
export const laterNightsOf = ({ later_nights }: SessionRow): number[] | null =>
  later_nights === null ? null : v.parse(LaterNightsSchema, JSON.parse(later_nights));

const missingSteps = (session: SessionRow): string[] => [
  ...(session.treatment_id === null ? ['treatment'] : []),
  ...(session.source === null || session.destination === null ? ['destination'] : []),
  ...(session.accommodation_id === null || !session.accommodation_duration ? ['accommodation'] : []),
  ...(session.food_id === null ? ['food'] : []),
];

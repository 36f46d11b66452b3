import type { CostsByTreatmentRequest } from 'shared-contracts';
import { Refusal } from '../http/refusal.ts';
import type { SessionRow } from './session.store.ts';

/** The trip that a session's saved answers describe. @throws Refusal 409 that names the steps still missing */
export function answeredTrip(session: SessionRow): { trip: CostsByTreatmentRequest; destination: string } {
  const { treatment_id, source, destination, people_count, patient_count } = session;
  const { accommodation_id, accommodation_duration, food_id, travel_support, visa_support } = session;
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
    throw new Refusal(409, `Answers are missing: ${missingSteps(session).join(', ')}`);
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
    },
  };
}

const missingSteps = (session: SessionRow): string[] => [
  ...(session.treatment_id === null ? ['treatment'] : []),
  ...(session.source === null || session.destination === null ? ['destination'] : []),
  ...(session.accommodation_id === null || !session.accommodation_duration ? ['accommodation'] : []),
  ...(session.food_id === null ? ['food'] : []),
];

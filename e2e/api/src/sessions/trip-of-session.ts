import { HTTPException } from 'hono/http-exception';
import { type CostsByTreatmentRequest, CostsByTreatmentRequestSchema } from 'shared-contracts/wire';
import * as v from 'valibot';
import { clampUnits } from '../cost/clamp-units.ts';
import { answersOf } from '../database/answer-columns.ts';
import type { Catalogue } from '../reference/catalogue.ts';
import type { SessionRow } from './session.store.ts';

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

const names = Object.keys(CostsByTreatmentRequestSchema.entries) as (keyof CostsByTreatmentRequest)[];

/**
 * The trip that a session's saved steps describe; null while answers are missing. Without an answer the typical number of
 * units counts, and one visit.
 */
export function findTripOfSession(catalogue: Catalogue, session: SessionRow): SessionTrip | null {
  const answers = answersOf(session);
  const { destination, treatment_id, units } = answers;
  const treatment = catalogue.treatments.get(treatment_id ?? 0);
  const given = names.filter(name => answers[name] !== null).map(name => [name, answers[name]]);
  const trip = v.safeParse(CostsByTreatmentRequestSchema, {
    ...Object.fromEntries(given),
    ...(treatment && { units: clampUnits(treatment, units) }),
  });
  return destination !== null && trip.success ? { destination, trip: trip.output } : null;
}

const missingSteps = (session: SessionRow): string[] => [
  ...(session.treatment_id === null ? ['treatment'] : []),
  ...(session.source === null || session.destination === null ? ['destination'] : []),
  ...(session.accommodation_id === null || !session.accommodation_duration ? ['accommodation'] : []),
  ...(session.food_id === null ? ['food'] : []),
];

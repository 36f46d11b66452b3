import type { SavedTripAnswerSchema } from 'shared-contracts/wire';
import type { InferInput } from 'valibot';
import { costsByDestination, tripCost } from '../cost/trip-cost.ts';
import { answersOf } from '../database/answer-columns.ts';
import type { Catalogue } from '../reference/catalogue.ts';
import { earlierOf, type SessionRow } from './session.store.ts';
import { findTripOfSession } from './trip-of-session.ts';

/** What a session holds of its visitor's trip, with the cost of those answers. */
export function savedTripOf(
  catalogue: Catalogue,
  session: SessionRow,
): InferInput<typeof SavedTripAnswerSchema> {
  const found = findTripOfSession(catalogue, session);
  const [cost] = found
    ? costsByDestination(catalogue, { ...found.trip, destination: found.destination })
    : [];
  return {
    session_id: session.id,
    answers: answersOf(session),
    earlier: earlierOf(session),
    cost: found && tripCost(catalogue, found.trip, found.destination),
    ...(cost?.later && { later: cost.later }),
  };
}

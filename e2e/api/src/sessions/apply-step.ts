import { type SessionUpdate, type StepUpdate, StepUpdateSchema } from 'shared-contracts/wire';
import { type Answers, answersOf, toColumns } from '../database/answer-columns.ts';
import type { Catalogue } from '../reference/catalogue.ts';
import {
  checkAccommodation,
  checkDates,
  checkDestination,
  checkFood,
  checkSource,
  checkTreatment,
} from './check-references.ts';
import { earlierOf, type SessionChange, type SessionRow } from './session.store.ts';

/** The columns that an update changes. @throws InvalidFieldsError for an id or a country that does not exist, and for dates that no trip may have */
export function applyStep(catalogue: Catalogue, session: SessionRow, update: SessionUpdate): SessionChange {
  if (update.step === 'residence') {
    const { told_prices, compared, ...updates } = update.updates;
    if (updates.source !== undefined) checkSource(catalogue, updates.source, 'updates.source');
    for (const id of Object.keys(told_prices ?? {}))
      checkTreatment(catalogue, Number(id), 'updates.told_prices');
    return {
      ...updates,
      ...(compared && toColumns({ compared })),
      ...(told_prices && { told_prices: JSON.stringify(told_prices) }),
    };
  }
  return {
    ...unanswered(update.step),
    ...toColumns(update.updates),
    ...checkStep(catalogue, session, update),
  };
}

/** Each answer of a step is replaced: what its update lacks is not answered. */
function unanswered(step: StepUpdate['step']): SessionChange {
  const schema = StepUpdateSchema.options.find(({ entries }) => entries.step.literal === step);
  return Object.fromEntries(Object.keys(schema?.entries.updates.entries ?? {}).map(name => [name, null]));
}

/** Trips that a session keeps besides the one under way. */
const EARLIER_MAX = 2;

/** The trips that a session keeps when it goes on to another treatment: that of before, if it had a destination, comes first. */
function earlierTrips(session: SessionRow, treatmentId: number): Answers[] {
  const left = session.treatment_id !== null && session.destination !== null ? [answersOf(session)] : [];
  return [...left, ...earlierOf(session)]
    .filter(({ treatment_id }) => treatment_id !== treatmentId)
    .slice(0, EARLIER_MAX);
}

/** Checks what a step refers to. Returns other answers that it changes. */
function checkStep(catalogue: Catalogue, session: SessionRow, { step, updates }: StepUpdate): SessionChange {
  switch (step) {
    case 'treatment': {
      const { prices } = checkTreatment(catalogue, updates.treatment_id, 'updates.treatment_id');
      const keepsDestination = session.destination !== null && prices.has(session.destination);
      return {
        ...(updates.treatment_id !== session.treatment_id && {
          later_nights: null,
          compared: null,
          earlier_trips: JSON.stringify(earlierTrips(session, updates.treatment_id)),
        }),
        ...(!keepsDestination && { destination: null }),
      };
    }
    case 'destination':
      checkSource(catalogue, updates.source, 'updates.source');
      checkDestination(catalogue, session.treatment_id, updates.destination, 'updates.destination');
      return {};
    case 'accommodation':
      checkAccommodation(catalogue, updates.accommodation_id, 'updates.accommodation_id');
      return {};
    case 'food':
      checkFood(catalogue, updates.food_id, 'updates.food_id');
      return {};
    case 'dates':
      checkDates(updates.start_date, updates.end_date, 'updates.start_date');
      return {};
  }
}

import { OTHER_SOURCE } from 'shared-contracts';
import { addDays, areDatesPossible } from 'shared-contracts/host';
import type { CostsByTreatmentRequest } from 'shared-contracts/wire';
import { invalidField } from '../http/problem.ts';
import type { Catalogue, TreatmentRecord } from '../reference/catalogue.ts';

// Each check throws 422 with `path`, the field's path in the request body.

export function checkTreatment(catalogue: Catalogue, id: number, path: string): TreatmentRecord {
  const treatment = catalogue.treatments.get(id);
  if (!treatment) throw invalidField(path, 'There is no treatment with this id');
  return treatment;
}

export function checkAccommodation(catalogue: Catalogue, id: number, path: string): void {
  if (!catalogue.accommodation.has(id)) throw invalidField(path, 'There is no accommodation with this id');
}

export function checkFood(catalogue: Catalogue, id: number, path: string): void {
  if (!catalogue.food.has(id)) throw invalidField(path, 'There is no food preference with this id');
}

/** How far a visitor's clock may be wrong, in days. */
const CLOCK_DAYS = 31;

/** A trip may have these dates on the visitor's day, by their own clock; or it has none. */
export function checkDates(start: string | undefined, end: string | undefined, path: string): void {
  if (start === undefined && end === undefined) return;
  const dates = { startDate: start ?? null, endDate: end ?? null };
  const day = new Date().toISOString().slice(0, 10);
  if (![-CLOCK_DAYS, CLOCK_DAYS].some(days => areDatesPossible(dates, addDays(day, days))))
    throw invalidField(path, 'No trip may have these dates');
}

/** It is a home country of the reference data. */
export function checkHome(catalogue: Catalogue, country: string, path: string): void {
  if (!catalogue.sources.some(({ name }) => name === country))
    throw invalidField(path, 'This is not one of the home countries');
}

/** A trip may start there: in a home country, or elsewhere. */
export function checkSource(catalogue: Catalogue, source: string, path: string): void {
  if (source !== OTHER_SOURCE) checkHome(catalogue, source, path);
}

/** The destination exists and, if a treatment is given, offers it. */
export function checkDestination(
  catalogue: Catalogue,
  treatmentId: number | null,
  destination: string,
  path: string,
): void {
  if (!catalogue.countries.some(({ name }) => name === destination))
    throw invalidField(path, 'This destination is not served');
  const treatment = treatmentId === null ? undefined : catalogue.treatments.get(treatmentId);
  if (treatment && !treatment.prices.has(destination))
    throw invalidField(path, 'This treatment is not offered at this destination');
}

export function checkTrip(catalogue: Catalogue, trip: CostsByTreatmentRequest, prefix = ''): void {
  checkTreatment(catalogue, trip.treatment_id, `${prefix}treatment_id`);
  checkSource(catalogue, trip.source, `${prefix}source`);
  checkAccommodation(catalogue, trip.accommodation_id, `${prefix}accommodation_id`);
  checkFood(catalogue, trip.food_id, `${prefix}food_id`);
}

import type { CostsByTreatmentInput } from '../api/costs-by-treatment.ts';
import type { Treatment } from '../api/treatments.ts';
import { siteConfig } from '../site/site.config.ts';
import { nightsOf } from './nights.ts';
import { isBefore, type WizardView } from './steps.ts';
import type { TripData } from './trip-data.ts';
import { unitsOf } from './units.ts';
import { staysOf, type Visited, visitsOf } from './visits.ts';

/** Ids of the standard hotel and standard food, assumed until the visitor chooses. */
export const standardChoice = {
  accommodationMasterId: siteConfig.standard.accommodation,
  foodMasterId: siteConfig.standard.food,
} as const;

/** An answer that an estimate assumes, because the visitor has not given it yet (section 10.3). */
export type Assumption = 'units' | 'patients' | 'accommodationType' | 'foodPreference' | 'nights' | 'support';

/**
 * The cost input of a trip, the nights of each visit in it, and what it assumes: the typical number of units, 1 patient,
 * standard hotel, standard food, the treatment's days, flights and visa wanted.
 * @param view the wizard's view: an answer with a default counts as given once its step is passed
 * @param treatment the trip's treatment
 * @returns null until treatment, source and a number of nights are known
 */
export function costInputOf(
  trip: TripData,
  view: WizardView,
  treatment: Pick<Treatment, 'duration' | 'typicalUnits' | 'unit'> & Visited,
): { input: CostsByTreatmentInput; stays: number[]; assumed: Assumption[] } | null {
  const { unit, visits = trip.visits } = treatment;
  const nights = nightsOf(trip, treatment.duration);
  if (!trip.treatmentType || !trip.source || nights < 1) return null;
  const patients = Math.max(trip.patients, 1);
  const stays = staysOf(trip, nights, treatment);
  const laterNights = trip.laterNights.length > 0 ? stays.slice(1) : [];
  const input = {
    treatmentId: trip.treatmentType,
    source: trip.source,
    patients,
    travelers: patients + trip.companions,
    nights,
    accommodationId: trip.accommodationType?.accommodationMasterId ?? standardChoice.accommodationMasterId,
    foodId: trip.foodPreference?.foodMasterId ?? standardChoice.foodMasterId,
    flightSupport: trip.flightSupport,
    visaSupport: trip.visaSupport,
    ...(unit && { units: unitsOf(trip, treatment) }),
    ...(visits !== null && { visits: visitsOf(trip, treatment) }),
    ...(laterNights.length > 0 && { laterNights }),
  };
  const assumed: Assumption[] = [];
  if (unit && trip.units === null) assumed.push('units');
  if (isBefore(view, 'food') && trip.travelers === 1) assumed.push('patients');
  if (!trip.accommodationType) assumed.push('accommodationType');
  if (!trip.foodPreference) assumed.push('foodPreference');
  if (!trip.accommodationDurationEdited && !(trip.startDate && trip.endDate)) assumed.push('nights');
  if (!trip.foodPreference && trip.flightSupport && trip.visaSupport) assumed.push('support');
  return { input, stays, assumed };
}

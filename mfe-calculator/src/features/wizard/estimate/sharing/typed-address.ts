import { type Addressed, slugOf, type TripData, treatmentSlug } from 'shared-contracts';

/**
 * The address of an estimate that can be typed from paper (section 10.11): treatment and country as in the site's own links,
 * the other answers as words in the fragment, which browsers send to no server. The shell's `linked-trip.ts` reads it.
 */
export function typedAddress(
  trip: TripData,
  treatment: Addressed,
  destination: string,
  currency: string | undefined,
): string {
  const { startDate, endDate, accommodationDuration: nights } = trip;
  const hasDates = startDate !== null && endDate !== null;
  const answers: Record<string, string | number | false | null | undefined> = {
    from: trip.source && slugOf(trip.source),
    start: hasDates && startDate,
    end: hasDates && endDate,
    when: !hasDates && trip.timeline,
    nights: (trip.accommodationDurationEdited || !hasDates) && nights,
    later: trip.laterNights.join(','),
    patients: trip.patients > 1 && trip.patients,
    companions: trip.companions,
    units: trip.units,
    visits: trip.visits,
    hotel: trip.accommodationType?.accommodationMasterId,
    food: trip.foodPreference?.foodMasterId,
    flights: !trip.flightSupport && 'no',
    visa: !trip.visaSupport && 'no',
    compare: trip.compared.map(slugOf).join(','),
    currency: currency?.toLowerCase(),
  };
  const given = Object.entries(answers).flatMap(([name, value]) => (value ? `${name}=${value}` : []));
  return `/?treatment=${treatmentSlug(treatment)}&to=${slugOf(destination)}#${given.join('&')}`;
}

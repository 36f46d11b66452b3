import { residenceAtom, type Treatment } from 'shared-contracts';
import { Slot, useAtomValue } from 'shared-contracts/ui';

interface TripVariantsProps {
  /** With the units and trips that are counted. */
  treatment: Treatment;
  country: string;
}

/** The calculator's lines of what else the trip may come to, where there are any. */
export function TripVariants({ treatment, country }: TripVariantsProps) {
  const { country: source } = useAtomValue(residenceAtom);
  const { companions, earliestFlight, typicalUnits: units, visits } = treatment;
  if (source === null || !(companions || earliestFlight)) return null;
  return (
    <Slot name="treatment.trips" place={country} data={{ country, units, visits: visits?.days.length }} />
  );
}

/** What says that others come along, and that the flight home may have to wait. */
export const TripAdvice = ({ treatment: { companions, earliestFlight } }: { treatment: Treatment }) =>
  (companions || earliestFlight) && (
    <p data-note="">
      {companions?.note} {earliestFlight?.text}{' '}
      {earliestFlight?.source_url ? (
        <a href={earliestFlight.source_url}>{earliestFlight.source}</a>
      ) : (
        earliestFlight?.source
      )}
    </p>
  );

import {
  countUnits,
  residenceAtom,
  type Treatment,
  type TripCosts,
  type TripCostsOfTreatment,
} from 'shared-contracts';
import { Failure, type QueryResult, useAtomValue } from 'shared-contracts/ui';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

interface TypicalTripProps {
  treatment: Treatment;
  trip: TripCostsOfTreatment | null;
  costs: QueryResult<TripCosts | null>;
}

/** What the totals count, and what the treatment costs at home. */
export function TypicalTrip({ treatment, trip, costs }: TypicalTripProps) {
  const { country } = useAtomValue(residenceAtom);
  if (costs.failed) return <Failure text={copy.costsFailed} label={copy.retry} retry={costs.retry} />;
  const describe = () => {
    if (country === null) return copy.askResidence(treatment.duration);
    if (costs.loading) return copy.addingUp;
    if (!costs.data || !trip) return copy.noTrip;
    if (!costs.data.travelIncluded) return copy.tripWithoutTravel(trip.nights);
    return `${copy.tripFrom(country, trip.nights)} ${copy.atHome(trip.home, countUnits(treatment))}`;
  };
  return (
    <p className={classes.assumed} aria-live="polite">
      {describe()}
    </p>
  );
}

import { residenceAtom } from 'shared-contracts';
import { useAtomValue, useTripCosts } from 'shared-contracts/ui';
import { TripFigures } from '../../shared/trip-figures.tsx';
import classes from './destinations.module.css';
import { exampleTrip, exampleTrips } from './example-trip.ts';
import { profileCopy as copy } from './profile.copy.ts';

/** What the promised saving of a country comes to for the visitor's own, more as plainly as less; nothing until it is known. */
export function OwnExample({ country }: { country: string }) {
  const { data: costs } = useTripCosts(exampleTrips);
  const { country: source } = useAtomValue(residenceAtom);
  const trip = exampleTrip(costs, country);
  if (!trip) return null;
  return (
    <div className={classes.case}>
      <span>{copy.example(costs?.travelIncluded ? source : null)}</span> <TripFigures {...trip} />
    </div>
  );
}

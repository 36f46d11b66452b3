import { residenceAtom } from 'shared-contracts';
import { LocalAmount, useAtomValue, useTripCosts } from 'shared-contracts/ui';
import classes from './destinations.module.css';
import { exampleTotal, exampleTrips } from './example-trip.ts';
import { profileCopy as copy } from './profile.copy.ts';

/** What the promised saving of a country comes to for the visitor's own, more as plainly as less; nothing until it is known. */
export function OwnExample({ country }: { country: string }) {
  const { data: costs } = useTripCosts(exampleTrips);
  const { country: source } = useAtomValue(residenceAtom);
  const trip = exampleTotal(costs, country);
  if (!trip) return null;
  return (
    <p className={classes.case}>
      {copy.example(costs?.travelIncluded ? source : null)} <strong>{trip.amount}</strong> {trip.scope}
      <LocalAmount usd={trip.total} />
      {trip.comparison && `, ${trip.comparison}`}
    </p>
  );
}

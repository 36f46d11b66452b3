import { aboutUsd, residenceAtom, scopeOf, type Treatment, type TripCosts, usd } from 'shared-contracts';
import { LocalAmount, PriceMark, useAtomValue } from 'shared-contracts/ui';
import {
  cheapestOf,
  describeTypicalUnits,
  describeUsualTrips,
  typicalTripOf,
} from '../../shared/figures.rules.ts';
import { figuresCopy } from './figures.copy.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

/** The lowest figure of any country: the treatment's price if it has one, and the whole trip in its place once that is known. */
export function HeroPrice({ treatment, costs }: { treatment: Treatment; costs: TripCosts | null }) {
  const { country } = useAtomValue(residenceAtom);
  const trip = cheapestOf(typicalTripOf(costs, treatment.id));
  const price = treatment.estimatedCost * (treatment.unit ? treatment.typicalUnits : 1);
  const stay = describeUsualTrips(treatment) ?? copy.days(treatment.duration);
  if (trip === null && price === 0)
    return (
      <p className={classes.heroPrice}>
        <strong>{copy.onRequest}</strong> {stay && <span>{stay}</span>}
      </p>
    );
  const scope = scopeOf(trip && costs, treatment);
  const origin = costs?.travelIncluded && trip ? country : null;
  return (
    <p className={classes.heroPrice}>
      {copy.lowest((trip ?? treatment).basis, trip !== null)}{' '}
      <strong>{trip ? aboutUsd(trip.total) : usd(price)}</strong>
      {figuresCopy.forUnits('', describeTypicalUnits(treatment))}
      <LocalAmount usd={trip?.total} />{' '}
      {trip === null && (
        <>
          <PriceMark treatmentId={treatment.id} country={treatment.cheapestIn} basis={treatment.basis} />{' '}
        </>
      )}
      <span>{copy.scope(scope, origin, stay)}</span>
    </p>
  );
}

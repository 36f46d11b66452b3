import { residenceAtom, scopeOf, type Treatment, type TripCosts, tripFigures } from 'shared-contracts';
import { Dollars, PriceMark, useAtomValue, useMoney } from 'shared-contracts/ui';
import { describeUsualTrips, listedFigure } from '../../shared/figures.rules.ts';
import { figuresCopy } from './figures.copy.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

/** The lowest figure of any country: the treatment's price if it has one, and the whole trip in its place once that is known. */
export function HeroPrice({ treatment, costs }: { treatment: Treatment; costs: TripCosts | null }) {
  const { country: home } = useAtomValue(residenceAtom);
  const money = useMoney();
  const { amount, trip, country, basis, units } = listedFigure(treatment, costs);
  const stay = describeUsualTrips(treatment) ?? copy.stay(treatment.duration);
  if (amount === 0)
    return (
      <p className={classes.heroPrice}>
        <strong>{copy.onRequest}</strong> {stay && <span>{stay}</span>}
      </p>
    );
  const scope = scopeOf(trip && costs, treatment);
  const figures = trip
    ? tripFigures(trip, null, money)
    : [{ about: money.exact(amount), when: null, total: amount }];
  return (
    <p className={classes.heroPrice}>
      {figures.map(({ about, when, total }) => (
        // Two stand below each other.
        <span key={total} data-figure={figures.length > 1 ? '' : undefined}>
          {copy.figure(basis, trip !== null)} <strong>{about}</strong>
          {figuresCopy.forUnits('', units)}
          <Dollars usd={trip && total} /> {when && <span>{when}</span>}
        </span>
      ))}
      {!trip && (
        <>
          <PriceMark treatmentId={treatment.id} country={country} basis={basis} />{' '}
        </>
      )}
      <span>{copy.scope(scope, country, trip && costs?.travelIncluded ? home : null, stay)}</span>
    </p>
  );
}

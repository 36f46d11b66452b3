import { aboutUsd, residenceAtom, scopeOf, type Treatment, type TripCosts, usd } from 'shared-contracts';
import { LocalAmount, PriceMark, useAtomValue } from 'shared-contracts/ui';
import { describeUsualTrips, listedFigure } from '../../shared/figures.rules.ts';
import { figuresCopy } from './figures.copy.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

/** The lowest figure of any country: the treatment's price if it has one, and the whole trip in its place once that is known. */
export function HeroPrice({ treatment, costs }: { treatment: Treatment; costs: TripCosts | null }) {
  const { country } = useAtomValue(residenceAtom);
  const { amount, isTotal, basis, units } = listedFigure(treatment, costs);
  const stay = describeUsualTrips(treatment) ?? copy.stay(treatment.duration);
  if (amount === 0)
    return (
      <p className={classes.heroPrice}>
        <strong>{copy.onRequest}</strong> {stay && <span>{stay}</span>}
      </p>
    );
  const scope = scopeOf(isTotal ? costs : null, treatment);
  const origin = isTotal && costs?.travelIncluded ? country : null;
  return (
    <p className={classes.heroPrice}>
      {copy.figure(basis, isTotal)} <strong>{isTotal ? aboutUsd(amount) : usd(amount)}</strong>
      {figuresCopy.forUnits('', units)}
      <LocalAmount usd={isTotal ? amount : null} />{' '}
      {!isTotal && (
        <>
          <PriceMark treatmentId={treatment.id} country={treatment.cheapestIn} basis={basis} />{' '}
        </>
      )}
      <span>{copy.scope(scope, origin, stay)}</span>
    </p>
  );
}

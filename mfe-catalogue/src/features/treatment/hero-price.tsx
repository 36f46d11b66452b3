import { aboutUsd, residenceAtom, scopeOf, type Treatment, type TripCosts, usd } from 'shared-contracts';
import { useAtomValue } from 'shared-contracts/ui';
import { countUnits, lowestTotal, typicalTripOf } from '../../shared/figures.rules.ts';
import { figuresCopy } from './figures.copy.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

/** The lowest figure of any country: the treatment's price, and the whole trip in its place once that is known. */
export function HeroPrice({ treatment, costs }: { treatment: Treatment; costs: TripCosts | null }) {
  const { country } = useAtomValue(residenceAtom);
  const total = lowestTotal(typicalTripOf(costs, treatment.id));
  const price = treatment.estimatedCost * (treatment.unit ? treatment.typicalUnits : 1);
  const scope = scopeOf(total === null ? null : costs);
  const origin = costs?.travelIncluded && total !== null ? country : null;
  return (
    <p className={classes.heroPrice}>
      {copy.from} <strong>{total === null ? usd(price) : aboutUsd(total)}</strong>
      {figuresCopy.forUnits('', countUnits(treatment))}{' '}
      <span>{copy.scope(scope, origin, treatment.duration)}</span>
    </p>
  );
}

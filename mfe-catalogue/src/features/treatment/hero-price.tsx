import { countUnits, residenceAtom, type Treatment, type TripCosts } from 'shared-contracts';
import { useAtomValue } from 'shared-contracts/ui';
import { lowestFigure } from '../../shared/lowest-figure.rules.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

/** The lowest figure of any country, where its trip starts, and for how long it is. */
export function HeroPrice({ treatment, costs }: { treatment: Treatment; costs: TripCosts | null }) {
  const { country } = useAtomValue(residenceAtom);
  const { amount, scope, isWholeTrip } = lowestFigure(treatment, costs);
  const origin = costs?.travelIncluded && isWholeTrip ? country : null;
  return (
    <p className={classes.heroPrice}>
      {copy.from} <strong>{amount}</strong>
      {copy.forUnits('', countUnits(treatment))} <span>{copy.scope(scope, origin, treatment.duration)}</span>
    </p>
  );
}

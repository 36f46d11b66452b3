import { aboutUsd, forUnit, scopeOf, usd } from 'shared-contracts';
import { useTripCosts } from 'shared-contracts/ui';
import { countUnits, listedFigure } from '../../shared/figures.rules.ts';
import type { ListedTreatment } from './listed-treatments.query.ts';
import { treatmentListCopy as copy } from './treatment-list.copy.ts';

/** The lowest figure of any country: the treatment's price, and the whole trip in its place once that is known. */
export function TreatmentFigure({ treatment }: { treatment: ListedTreatment }) {
  const { data: costs } = useTripCosts();
  const { amount, isTotal } = listedFigure(treatment, costs);
  return (
    <>
      <span>
        {isTotal ? copy.from(aboutUsd(amount), scopeOf(costs)) : copy.from(usd(amount), scopeOf(null))}
      </span>
      <small>{forUnit(countUnits(treatment) ?? treatment.priceUnit)}</small>
    </>
  );
}

import { countUnits, forUnit } from 'shared-contracts';
import { useTripCosts } from 'shared-contracts/ui';
import { lowestFigure } from '../../shared/lowest-figure.rules.ts';
import type { ListedTreatment } from './listed-treatments.query.ts';
import { treatmentListCopy as copy } from './treatment-list.copy.ts';

/** The lowest figure of any country, and what it counts. */
export function TreatmentFigure({ treatment }: { treatment: ListedTreatment }) {
  const { data: costs } = useTripCosts();
  const { amount, scope } = lowestFigure(treatment, costs);
  return (
    <>
      <span>{copy.from(amount, scope)}</span>
      <small>{forUnit(countUnits(treatment) ?? treatment.priceUnit)}</small>
    </>
  );
}

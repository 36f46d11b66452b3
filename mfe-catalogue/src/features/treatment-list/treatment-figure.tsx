import { aboutUsd, forUnit, scopeOf, usd } from 'shared-contracts';
import { useTripCosts } from 'shared-contracts/ui';
import { countUnits, lowestTotal, typicalTripOf } from '../../shared/figures.rules.ts';
import type { ListedTreatment } from './listed-treatments.query.ts';
import { treatmentListCopy as copy } from './treatment-list.copy.ts';

/** The lowest figure of any country: the treatment's price, and the whole trip in its place once that is known. */
export function TreatmentFigure({ treatment }: { treatment: ListedTreatment }) {
  const { data: costs } = useTripCosts();
  const total = lowestTotal(typicalTripOf(costs, treatment.id));
  const price = treatment.estimatedCost * (treatment.unit ? treatment.typicalUnits : 1);
  return (
    <>
      <span>
        {total === null ? copy.from(usd(price), scopeOf(null)) : copy.from(aboutUsd(total), scopeOf(costs))}
      </span>
      <small>{forUnit(countUnits(treatment) ?? treatment.priceUnit)}</small>
    </>
  );
}

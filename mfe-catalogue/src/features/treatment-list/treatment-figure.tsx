import { forUnit, priceFigure, scopeOf, tripFigures } from 'shared-contracts';
import { Dollars, PriceMark, useMoney, useServices, useTripCosts } from 'shared-contracts/ui';
import { listedFigure } from '../../shared/figures.rules.ts';
import type { ListedTreatment } from './listed-treatment.ts';
import { treatmentListCopy as copy } from './treatment-list.copy.ts';

/**
 * The lowest figure of any country, with the country and its range: the treatment's price if it has one, and the whole trip in
 * its place once that is known.
 */
export function TreatmentFigure({ treatment }: { treatment: ListedTreatment }) {
  const { data: costs } = useTripCosts(useServices().api.hasManyTreatments ? null : {});
  const money = useMoney();
  const { amount, trip, country, basis, range, units } = listedFigure(treatment, costs);
  if (amount === 0) return <span>{priceFigure(amount, basis)}</span>;
  const unit = forUnit(units ?? treatment.priceUnit);
  const scope = scopeOf(trip && costs, treatment);
  const figures: Parameters<typeof copy.figures>[0] = trip
    ? tripFigures(trip, null, money)
    : [{ about: money.exact(amount), range: range && money.range(range.low, range.high), when: null }];
  return (
    <>
      <span>
        {copy.figures(figures, basis, country)} {scope}
        {trip ? (
          <Dollars usd={amount} />
        ) : (
          <>
            {' '}
            <PriceMark treatmentId={treatment.id} country={country} basis={basis} isListed />
          </>
        )}
      </span>
      {unit && <small>{unit}</small>}
    </>
  );
}

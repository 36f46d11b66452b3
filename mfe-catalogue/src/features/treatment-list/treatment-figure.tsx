import { forUnit, priceFigure, scopeOf, tripFigures } from 'shared-contracts';
import { Dollars, PriceMark, useMoney, useTripCosts } from 'shared-contracts/ui';
import { listedFigure } from '../../shared/figures.rules.ts';
import type { ListedTreatment } from './listed-treatment.ts';
import { treatmentListCopy as copy } from './treatment-list.copy.ts';

/**
 * The lowest figure of any country, with the country and its range in a line, and what it includes and is for in another: the
 * treatment's price if it has one, and the whole trip in its place once that is known.
 */
export function TreatmentFigure({ treatment }: { treatment: ListedTreatment }) {
  const { data: costs } = useTripCosts();
  const money = useMoney();
  const { amount, trip, country, basis, range, units } = listedFigure(treatment, costs);
  if (amount === 0) return <span>{priceFigure(amount, basis)}</span>;
  const unit = forUnit(units ?? treatment.priceUnit);
  const scope = scopeOf(trip && costs, treatment);
  const figures = trip
    ? tripFigures(trip, null, money)
    : [
        {
          about: priceFigure(amount, basis, money.exact),
          range: range && money.range(range.low, range.high),
          briefly: null,
          total: null,
        },
      ];
  const isTwofold = figures.length > 1;
  return (
    <>
      {figures.map(figure => (
        <span key={figure.briefly}>
          {copy.figure(figure, country)}
          {isTwofold && <Dollars usd={figure.total} />}{' '}
        </span>
      ))}
      <small>
        {trip && !isTwofold && (
          <>
            <Dollars usd={amount} />{' '}
          </>
        )}
        {copy.scope(scope, unit)}{' '}
        {!trip && <PriceMark treatmentId={treatment.id} country={country} basis={basis} isListed />}
      </small>
    </>
  );
}

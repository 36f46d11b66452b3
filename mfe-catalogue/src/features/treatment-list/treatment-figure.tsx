import { aboutUsd, forUnit, priceFigure, scopeOf } from 'shared-contracts';
import { LocalAmount, PriceMark, useServices, useTripCosts } from 'shared-contracts/ui';
import { listedFigure } from '../../shared/figures.rules.ts';
import { isLongList } from '../../shared/treatments.query.ts';
import type { ListedTreatment } from './listed-treatments.query.ts';

/** The lowest figure of any country: the treatment's price if it has one, and the whole trip in its place once that is known. */
export function TreatmentFigure({ treatment }: { treatment: ListedTreatment }) {
  const { data: costs } = useTripCosts(isLongList(useServices()) ? null : {});
  const { amount, isTotal, country, basis, units } = listedFigure(treatment, costs);
  if (amount === 0) return <span>{priceFigure(amount, basis)}</span>;
  const unit = forUnit(units ?? treatment.priceUnit);
  return (
    <>
      <span>
        {isTotal ? priceFigure(aboutUsd(amount), basis) : priceFigure(amount, basis)}{' '}
        {scopeOf(isTotal ? costs : null, treatment)}
        {isTotal ? (
          <LocalAmount usd={amount} />
        ) : (
          <>
            {' '}
            <PriceMark treatmentId={treatment.id} country={country} basis={basis} />
          </>
        )}
      </span>
      {unit && <small>{unit}</small>}
    </>
  );
}

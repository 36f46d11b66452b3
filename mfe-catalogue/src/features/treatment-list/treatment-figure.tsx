import { aboutUsd, forUnit, lowestFigure, scopeOf, usd } from 'shared-contracts';
import { LocalAmount, PriceMark, useTripCosts } from 'shared-contracts/ui';
import { describeTypicalUnits, listedFigure } from '../../shared/figures.rules.ts';
import type { ListedTreatment } from './listed-treatments.query.ts';

/** The lowest figure of any country: the treatment's price, and the whole trip in its place once that is known. */
export function TreatmentFigure({ treatment }: { treatment: ListedTreatment }) {
  const { data: costs } = useTripCosts();
  const { amount, isTotal, country, basis } = listedFigure(treatment, costs);
  return (
    <>
      <span>
        {lowestFigure(isTotal ? aboutUsd(amount) : usd(amount), basis)}{' '}
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
      <small>{forUnit(describeTypicalUnits(treatment) ?? treatment.priceUnit)}</small>
    </>
  );
}

import {
  aboutUsd,
  isPricedPerUnit,
  lowestTotal,
  scopeOf,
  type Treatment,
  type TripCosts,
  typicalTripOf,
  usd,
} from 'shared-contracts';

interface LowestFigure {
  /** E.g. `about $7,900`. */
  amount: string;
  /** What it includes, e.g. `all in`. */
  scope: string;
  isWholeTrip: boolean;
}

/** The lowest figure of any country: the treatment's price, and the whole trip in its place once that is known. */
export function lowestFigure(
  treatment: Pick<Treatment, 'id' | 'estimatedCost' | 'typicalUnits' | 'unit'>,
  costs: TripCosts | null,
): LowestFigure {
  const total = lowestTotal(typicalTripOf(costs, treatment.id));
  if (total !== null) return { amount: aboutUsd(total), scope: scopeOf(costs), isWholeTrip: true };
  const units = isPricedPerUnit(treatment) ? treatment.typicalUnits : 1;
  return { amount: usd(treatment.estimatedCost * units), scope: scopeOf(null), isWholeTrip: false };
}

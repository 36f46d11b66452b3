import { Fragment } from 'react';
import { type HomePrice, type TripCostsOfTreatment, tripFigures } from 'shared-contracts';
import { Dollars, useMoney } from 'shared-contracts/ui';

interface TripFiguresProps {
  cost: Pick<TripCostsOfTreatment['costs'][number], 'total' | 'low' | 'high' | 'later'>;
  /** Null where nothing is compared. */
  home: HomePrice | null | undefined;
  /** What the totals include, e.g. `all in`. */
  scope: string;
}

/** The total of a trip in a cell, or both where a guideline asks for a later flight, each with its range and against home (law 7). */
export function TripFigures({ cost, home = null, scope }: TripFiguresProps) {
  const money = useMoney();
  return tripFigures(cost, home, money).map(({ when, total, about, range, comparison }) => (
    <Fragment key={total}>
      <strong>
        {about} {scope}
        <Dollars usd={total} />
      </strong>
      {when && <span>{when}</span>}
      {range && <span>{range}</span>}
      {comparison && <span data-less={comparison.isLess ? '' : undefined}>{comparison.withHome}</span>}
    </Fragment>
  ));
}

import { type HomePrice, type TripCostsOfTreatment, type TripFigure, tripFigures } from 'shared-contracts';
import { Dollars, useMoney, useSeenChange } from 'shared-contracts/ui';

type Cost = Pick<TripCostsOfTreatment['costs'][number], 'total' | 'low' | 'high' | 'later'>;

interface TripFiguresProps {
  cost: Cost;
  /** Null where nothing is compared. */
  home: HomePrice | null | undefined;
  /** What the totals include, e.g. `all in`. */
  scope: string;
}

/** The total of a trip in a cell, or both where a guideline asks for a later flight, each with its range and against home (law 7). `TotalsNote` stands next to the table. */
export function TripFigures({ cost, home = null, scope }: TripFiguresProps) {
  const figures = tripFigures(cost, home, useMoney());
  return figures.map(figure => {
    const shown = <TotalFigure key={figure.when} figure={figure} scope={scope} />;
    return figures.length > 1 ? <div key={figure.when}>{shown}</div> : shown;
  });
}

interface TotalFigureProps extends Pick<TripFiguresProps, 'scope'> {
  figure: TripFigure;
  /** Whether the column says when one flies home, and a note what is compared. */
  isShort?: boolean;
}

/** A total with its range and against home, on a line each. */
export function TotalFigure({ figure, scope, isShort = false }: TotalFigureProps) {
  const { briefly, total, about, range, comparison } = figure;
  const details = [!isShort && briefly, range].filter(Boolean).join(': ');
  return (
    <>
      <strong {...useSeenChange(about)}>
        {about}
        {scope && ` ${scope}`}
        <Dollars usd={total} />
      </strong>
      {details && <span>{details}</span>}
      {comparison && (
        <span data-less={comparison.isLess ? '' : undefined}>
          {isShort ? comparison.text : comparison.withHome}
        </span>
      )}
    </>
  );
}

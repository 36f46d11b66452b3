import {
  type CostBySource,
  type CostsBySource,
  type LeavesOut,
  residenceAtom,
  scopeOf,
} from 'shared-contracts';
import { PricesNote, useAtomValue, useMoney } from 'shared-contracts/ui';
import column from './comparison-column.module.css';
import fold from './rest.module.css';
import { sourceTableCopy as copy } from './source-table.copy.ts';
import classes from './source-table.module.css';
import { StackedTable } from './stacked-table.tsx';
import { TotalsNote } from './totals-note.tsx';
import { TripFigures } from './trip-figures.tsx';

/** The trips have flights and visa: these are the countries of which they are known. */
const withTravel = { travelIncluded: true };

interface SourceTableProps {
  costs: CostsBySource;
  /** Who lives there has no trip that is compared with home. */
  destination: string;
  /** The treatment, if its price may lack something. */
  treatment?: LeavesOut;
  label: string;
  /** Heading of the last column, e.g. `Whole trip`. */
  trip: string;
  /** Whether the price at home has a column. */
  withHome?: boolean;
}

/** How many home countries are shown; the others are folded. */
const SHOWN = 3;

/** The whole trip from each home country, the visitor's own first, against the treatment there (law 7). */
export function SourceTable({
  costs,
  destination,
  treatment,
  label,
  trip,
  withHome = false,
}: SourceTableProps) {
  const { country } = useAtomValue(residenceAtom);
  const isOwn = ({ source }: CostBySource) => source === country;
  const rows = [...costs.costs.filter(isOwn), ...costs.costs.filter(cost => !isOwn(cost))];
  const table = {
    visits: costs.visits?.days.length ?? 1,
    scope: scopeOf(withTravel, treatment),
    destination,
    trip,
    withHome,
  };
  return (
    <>
      <TotalsNote costs={rows} />
      <Rows {...table} label={label} rows={rows.slice(0, SHOWN)} />
      {rows.length > SHOWN && (
        <details className={fold.rest}>
          <summary>{copy.all(rows.length)}</summary>
          <Rows {...table} label={copy.rest(label)} rows={rows.slice(SHOWN)} />
        </details>
      )}
      {costs.note && <small data-price-note="">{costs.note}</small>}
      {withHome && (
        <PricesNote prices={costs.costs.flatMap(({ homePrice }) => homePrice ?? [])} subject={copy.atHome} />
      )}
    </>
  );
}

interface RowsProps extends Pick<Required<SourceTableProps>, 'destination' | 'label' | 'trip' | 'withHome'> {
  rows: readonly CostBySource[];
  /** How many trips the treatment takes. */
  visits: number;
  /** What the totals include. */
  scope: string;
}

function Rows({ rows, destination, label, trip, withHome, visits, scope }: RowsProps) {
  const { source, flight, home } = copy;
  const money = useMoney();
  const visa = copy.visa(visits);
  return (
    <StackedTable
      className={`${column.table} ${classes.table} ${withHome ? '' : classes.withoutHome}`}
      label={label}
      columns={[source, flight, visa, ...(withHome ? [home] : []), trip]}
    >
      {rows.map(cost => (
        <tr key={cost.source} role="row">
          <th role="rowheader" scope="row">
            {cost.source}
          </th>
          <td role="cell" data-label={flight}>
            {copy.hours(cost.flightHours)}
          </td>
          <td role="cell" data-label={visa}>
            {copy.fee(cost.visa, money)}
          </td>
          {withHome && (
            <td role="cell" data-label={home}>
              {copy.price(cost.homePrice, money)}
              {cost.homePrice && (
                <>
                  {' '}
                  <span>{copy.range(cost.homePrice, money)}</span>
                </>
              )}
              {cost.homePrice?.note && <small data-price-note="">{cost.homePrice.note}</small>}
            </td>
          )}
          <td role="cell" data-main="">
            <TripFigures
              cost={cost}
              home={cost.source === destination ? null : cost.homePrice}
              scope={scope}
            />
          </td>
        </tr>
      ))}
    </StackedTable>
  );
}

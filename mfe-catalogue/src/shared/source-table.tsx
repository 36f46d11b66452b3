import { type CostsBySource, type LeavesOut, scopeOf } from 'shared-contracts';
import { PricesNote, useMoney } from 'shared-contracts/ui';
import column from './comparison-column.module.css';
import { sourceTableCopy as copy } from './source-table.copy.ts';
import classes from './source-table.module.css';
import { StackedTable } from './stacked-table.tsx';
import { TripFigures } from './trip-figures.tsx';

/** The trips have flights and visa: these are the countries of which they are known. */
const withTravel = { travelIncluded: true };

interface SourceTableProps {
  costs: CostsBySource;
  /** The treatment, if its price may lack something. */
  treatment?: LeavesOut;
  label: string;
  /** Heading of the last column, e.g. `Whole trip`. */
  trip: string;
  /** Whether the price at home has a column. */
  withHome?: boolean;
}

/** The whole trip from each home country, against the treatment there (law 7). */
export function SourceTable({ costs, treatment, label, trip, withHome = false }: SourceTableProps) {
  const { source, flight, home } = copy;
  const money = useMoney();
  const visa = copy.visa(costs.visits?.days.length ?? 1);
  const columns = [source, flight, visa, ...(withHome ? [home] : []), trip];
  return (
    <>
      <StackedTable
        className={`${column.table} ${classes.table} ${withHome ? '' : classes.fixed}`}
        label={label}
        columns={columns}
      >
        {costs.costs.map(cost => (
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
                {cost.homePrice?.note && <small data-price-note="">{cost.homePrice.note}</small>}
              </td>
            )}
            <td role="cell" data-main="">
              <TripFigures cost={cost} home={cost.homePrice} scope={scopeOf(withTravel, treatment)} />
            </td>
          </tr>
        ))}
      </StackedTable>
      {costs.note && <small data-price-note="">{costs.note}</small>}
      {withHome && (
        <PricesNote prices={costs.costs.flatMap(({ homePrice }) => homePrice ?? [])} subject={copy.atHome} />
      )}
    </>
  );
}

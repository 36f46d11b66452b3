import {
  aboutUsd,
  type CostsBySource,
  compareTotals,
  type LeavesOut,
  scopeOf,
  type TreatmentInCountry,
  usualRange,
} from 'shared-contracts';
import { LocalAmount, PriceMark } from 'shared-contracts/ui';
import column from './comparison-column.module.css';
import { sourceTableCopy as copy } from './source-table.copy.ts';
import classes from './source-table.module.css';
import { StackedTable } from './stacked-table.tsx';

/** The trips have flights and visa: these are the countries of which they are known. */
const withTravel = { travelIncluded: true };

interface SourceTableProps {
  costs: CostsBySource;
  /** The treatment, if its price may lack something. */
  treatment?: LeavesOut;
  /** Whose price the trips have. */
  subject: TreatmentInCountry;
  label: string;
  /** Heading of the last column, e.g. `Whole trip`. */
  trip: string;
  /** Whether the price at home has a column. */
  withHome?: boolean;
}

/** The whole trip from each home country, against the treatment there (law 7). */
export function SourceTable({ costs, treatment, subject, label, trip, withHome = false }: SourceTableProps) {
  const { source, flight, home } = copy;
  const visa = copy.visa(costs.visits?.days.length ?? 1);
  const columns = [source, flight, visa, ...(withHome ? [home] : []), trip];
  return (
    <>
      <StackedTable
        className={`${column.table} ${classes.table} ${withHome ? '' : classes.fixed}`}
        label={label}
        columns={columns}
      >
        {costs.costs.map(cost => {
          const compared = cost.homePrice && compareTotals(cost, cost.homePrice);
          return (
            <tr key={cost.source} role="row">
              <th role="rowheader" scope="row">
                {cost.source}
              </th>
              <td role="cell" data-label={flight}>
                {copy.hours(cost.flightHours)}
              </td>
              <td role="cell" data-label={visa}>
                {copy.fee(cost.visa)}
              </td>
              {withHome && (
                <td role="cell" data-label={home}>
                  {copy.price(cost.homePrice)}{' '}
                  {cost.homePrice && (
                    <PriceMark
                      {...cost.homePrice}
                      treatmentId={subject.treatmentId}
                      country={cost.source}
                      isAtHome
                    />
                  )}
                </td>
              )}
              <td role="cell" data-main="">
                <strong>
                  {copy.total(aboutUsd(cost.total), scopeOf(withTravel, treatment))}
                  <LocalAmount usd={cost.total} />
                </strong>
                <span>{usualRange(cost.low, cost.high)}</span>
                {compared && <span data-less={compared.isLess ? '' : undefined}>{compared.withHome}</span>}
              </td>
            </tr>
          );
        })}
      </StackedTable>
      <p data-note="">
        {copy.basis} <PriceMark {...costs} treatmentId={subject.treatmentId} country={subject.destination} />
      </p>
    </>
  );
}

import { aboutUsd, type CostsBySource, compareWithHome, type TreatmentInCountry } from 'shared-contracts';
import { LocalAmount, PriceMark, StackedTable, Table } from 'shared-contracts/ui';
import column from './comparison-column.module.css';
import { sourceTableCopy as copy } from './source-table.copy.ts';
import classes from './source-table.module.css';

interface SourceTableProps {
  costs: CostsBySource;
  /** Whose price the trips have. */
  of: TreatmentInCountry;
  label: string;
  /** Heading of the last column, e.g. `Whole trip`. */
  trip: string;
  /** Whether the price at home has a column. */
  withHome?: boolean;
}

/** The whole trip from each home country, against the treatment there (law 7). */
export function SourceTable({ costs, of, label, trip, withHome = false }: SourceTableProps) {
  const { source, flight, visa, home } = copy;
  const columns = [source, flight, visa, ...(withHome ? [home] : []), trip];
  return (
    <>
      <StackedTable
        className={`${column.table} ${classes.table} ${withHome ? '' : classes.fixed}`}
        label={label}
        columns={columns}
      >
        {costs.costs.map(cost => {
          const compared = cost.home === null ? null : compareWithHome(cost.total, cost.home);
          return (
            <Table.Tr key={cost.source} role="row">
              <Table.Th role="rowheader" scope="row">
                {cost.source}
              </Table.Th>
              <Table.Td role="cell" data-label={flight}>
                {copy.hours(cost.flightHours)}
              </Table.Td>
              <Table.Td role="cell" data-label={visa}>
                {copy.fee(cost.visa)}
              </Table.Td>
              {withHome && (
                <Table.Td role="cell" data-label={home}>
                  {copy.price(cost.home)}
                </Table.Td>
              )}
              <Table.Td role="cell" data-main="">
                <strong>
                  {copy.allIn(aboutUsd(cost.total))}
                  <LocalAmount usd={cost.total} />
                </strong>
                {compared && <span data-more={compared.isLess ? undefined : ''}>{compared.text}</span>}
              </Table.Td>
            </Table.Tr>
          );
        })}
      </StackedTable>
      <p data-note="">
        {copy.basis} <PriceMark {...costs} treatmentId={of.treatmentId} country={of.destination} />
      </p>
    </>
  );
}

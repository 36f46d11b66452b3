import { aboutUsd, type CostsBySource, compareWithHome, usd } from 'shared-contracts';
import { StackedTable, Table } from 'shared-contracts/ui';
import { inCountryCopy as copy } from './in-country.copy.ts';
import classes from './in-country.module.css';

const { columns } = copy;

/** The whole trip from each home country, against the treatment there (law 7). */
export function SourceTable({ costs, label }: { costs: CostsBySource; label: string }) {
  return (
    <StackedTable className={classes.sources} label={label} columns={Object.values(columns)}>
      {costs.costs.map(({ source, flightHours, visa, home, total }) => {
        const comparison = home === null ? null : compareWithHome(total, home);
        return (
          <Table.Tr key={source} role="row">
            <Table.Th role="rowheader" scope="row">
              {source}
            </Table.Th>
            <Table.Td role="cell" data-label={columns.flight}>
              {flightHours === 0 ? copy.noFlight : copy.hours(flightHours)}
            </Table.Td>
            <Table.Td role="cell" data-label={columns.visa}>
              {visa === 0 ? copy.free : usd(visa)}
            </Table.Td>
            <Table.Td role="cell" data-label={columns.home}>
              {home === null ? copy.unknown : usd(home)}
            </Table.Td>
            <Table.Td role="cell" data-main="">
              <strong>{copy.allIn(aboutUsd(total))}</strong>
              {comparison && <span data-more={comparison.isLess ? undefined : ''}>{comparison.text}</span>}
            </Table.Td>
          </Table.Tr>
        );
      })}
    </StackedTable>
  );
}

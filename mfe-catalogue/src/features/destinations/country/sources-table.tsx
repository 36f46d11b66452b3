import { aboutUsd, type CostsBySource, compareWithHome } from 'shared-contracts';
import { StackedTable, Table } from 'shared-contracts/ui';
import { countryCopy as copy } from './country.copy.ts';
import classes from './country.module.css';

const columns = [copy.source, copy.flight, copy.visa, copy.example];

/** Flight, visa and the example as a whole trip, from each home country. */
export const SourcesTable = ({ costs, label }: { costs: CostsBySource; label: string }) => (
  <StackedTable className={classes.table} label={label} columns={columns}>
    {costs.costs.map(({ source, flightHours, visa, home, total }) => {
      const comparison = home === null ? null : compareWithHome(total, home);
      return (
        <Table.Tr key={source} role="row">
          <Table.Th role="rowheader" scope="row">
            {source}
          </Table.Th>
          <Table.Td role="cell" data-label={copy.flight}>
            {flightHours === 0 ? copy.noFlight : copy.hours(flightHours)}
          </Table.Td>
          <Table.Td role="cell" data-label={copy.visa}>
            {copy.visaFee(visa)}
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

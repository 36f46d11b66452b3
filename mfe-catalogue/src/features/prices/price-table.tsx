import { type BookTreatment, usd } from 'shared-contracts';
import { Table } from 'shared-contracts/ui';
import { pricesCopy as copy } from './prices.copy.ts';

const columns = ['country', 'range', 'basis', 'typical'] as const;

/** The prices of a treatment, by country. A price of one piece names it. */
export function PriceTable({ name, priceUnit, prices }: BookTreatment) {
  const [piece = ''] = priceUnit.startsWith('per ') ? priceUnit.split(',') : [];
  return (
    // Explicit roles: some browsers drop a table's semantics once CSS stacks its rows.
    <Table role="table" data-stacked="" aria-label={copy.table(name)}>
      <Table.Thead>
        <Table.Tr role="row">
          {columns.map(column => (
            <Table.Th key={column} role="columnheader" scope="col">
              {copy[column]}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {prices.map(({ country, low, typical, high, range, note }) => (
          <Table.Tr key={country} role="row">
            <Table.Th role="rowheader" scope="row">
              {country}
            </Table.Th>
            <Table.Td role="cell" data-label={copy.range}>
              {`${copy.between(usd(low), usd(high))} ${piece}`.trimEnd()}
            </Table.Td>
            <Table.Td role="cell" data-label={copy.basis}>
              {note ? copy.noted(copy[range]) : copy[range]}
            </Table.Td>
            <Table.Td role="cell" data-main="">
              {`${usd(typical)} ${piece}`.trimEnd()}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

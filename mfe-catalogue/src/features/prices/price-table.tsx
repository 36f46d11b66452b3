import { type BookTreatment, usd } from 'shared-contracts';
import { StackedTable, Table } from 'shared-contracts/ui';
import { pricesCopy as copy } from './prices.copy.ts';

const columns = [copy.country, copy.range, copy.basis, copy.typical];

/** The prices of a treatment, by country. A price of one piece names it. */
export function PriceTable({ name, unit, prices }: BookTreatment) {
  const piece = unit ? copy.piece(unit.one) : '';
  return (
    <StackedTable label={copy.table(name)} columns={columns}>
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
    </StackedTable>
  );
}

import { type BookTreatment, priceFigure, slugOf, usualRange } from 'shared-contracts';
import { StackedTable } from '../../shared/stacked-table.tsx';
import { PriceSources } from './price-sources.tsx';
import { pricesCopy as copy } from './prices.copy.ts';

const columns = [copy.country, copy.typical, copy.range, copy.basis];

interface PriceTableProps extends Pick<BookTreatment, 'treatmentId' | 'unit' | 'prices'> {
  label: string;
  isAtHome?: boolean;
}

/** Prices of a treatment, by country. A price of one piece names it. Each row has an address, which the marks next to prices lead to. */
export function PriceTable({ treatmentId, unit, prices, label, isAtHome = false }: PriceTableProps) {
  const piece = unit ? copy.piece(unit.one) : '';
  return (
    <StackedTable label={label} columns={columns}>
      {prices.map(({ country, low, typical, high, ...provenance }) => (
        <tr key={country} id={`${treatmentId}-${slugOf(country)}${isAtHome ? '-at-home' : ''}`} role="row">
          <th role="rowheader" scope="row">
            {isAtHome ? copy.atHome(country) : country}
          </th>
          <td role="cell" data-main="">
            {`${priceFigure(typical)} ${typical > 0 ? piece : ''}`.trimEnd()}
          </td>
          <td role="cell" data-label={copy.range}>
            {high > 0 && usualRange(low, high)}
          </td>
          <td role="cell" data-label={copy.basis}>
            <PriceSources {...provenance} />
          </td>
        </tr>
      ))}
    </StackedTable>
  );
}

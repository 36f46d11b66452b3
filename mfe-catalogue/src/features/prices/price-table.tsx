import { type BookTreatment, basisWords, priceFigure, slugOf, usualRange } from 'shared-contracts';
import { StackedTable } from '../../shared/stacked-table.tsx';
import { pricesCopy as copy } from './prices.copy.ts';

const columns = [copy.country, copy.range, copy.basis, copy.typical];

/** The prices of a treatment, by country. A price of one piece names it. Each row has an address, which the marks beside prices lead to. */
export function PriceTable({ treatmentId, name, unit, prices }: BookTreatment) {
  const piece = unit ? copy.piece(unit.one) : '';
  return (
    <StackedTable label={copy.table(name)} columns={columns}>
      {prices.map(({ country, low, typical, high, basis, note }) => (
        <tr key={country} id={`${treatmentId}-${slugOf(country)}`} role="row">
          <th role="rowheader" scope="row">
            {country}
          </th>
          <td role="cell" data-label={copy.range}>
            {high > 0 && `${usualRange(low, high)} ${piece}`.trimEnd()}
          </td>
          <td role="cell" data-label={copy.basis}>
            {note ? copy.noted(basisWords[basis]) : basisWords[basis]}
          </td>
          <td role="cell" data-main="">
            {`${priceFigure(typical)} ${typical > 0 ? piece : ''}`.trimEnd()}
          </td>
        </tr>
      ))}
    </StackedTable>
  );
}

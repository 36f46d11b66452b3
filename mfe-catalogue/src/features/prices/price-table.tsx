import { type BookTreatment, basisWords, slugOf, usd, usualRange } from 'shared-contracts';
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
            {`${usualRange(low, high)} ${piece}`.trimEnd()}
          </td>
          <td role="cell" data-label={copy.basis}>
            {note ? copy.noted(basisWords[basis]) : basisWords[basis]}
          </td>
          <td role="cell" data-main="">
            {`${usd(typical)} ${piece}`.trimEnd()}
          </td>
        </tr>
      ))}
    </StackedTable>
  );
}

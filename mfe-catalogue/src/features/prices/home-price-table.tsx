import { type BookTreatment, basisWords, slugOf, usd, usualRange } from 'shared-contracts';
import { StackedTable } from '../../shared/stacked-table.tsx';
import { pricesCopy as copy } from './prices.copy.ts';

const columns = [copy.country, copy.range, copy.restsOn, copy.typical];

/** What a treatment costs at home, paid privately, with the sources of each figure. Each row has an address, as those of `PriceTable` have. */
export function HomePriceTable({ treatmentId, name, unit, homePrices }: BookTreatment) {
  const piece = unit ? copy.piece(unit.one) : '';
  return (
    <StackedTable label={copy.homeTable(name)} columns={columns}>
      {homePrices.map(({ country, low, typical, high, basis, sources }) => (
        <tr key={country} id={`${treatmentId}-${slugOf(country)}-at-home`} role="row">
          <th role="rowheader" scope="row">
            {copy.atHome(country)}
          </th>
          <td role="cell" data-label={copy.range}>
            {`${usualRange(low, high)} ${piece}`.trimEnd()}
          </td>
          <td role="cell" data-label={copy.restsOn}>
            {copy.homeBasis(basisWords[basis], sources)}
          </td>
          <td role="cell" data-main="">
            {`${usd(typical)} ${piece}`.trimEnd()}
          </td>
        </tr>
      ))}
    </StackedTable>
  );
}

import {
  aboutUsd,
  compareText,
  scopeOf,
  slugOf,
  type TripCosts,
  treatmentNameOf,
  usd,
} from 'shared-contracts';
import { Link, PriceMark, StackedTable, Table } from 'shared-contracts/ui';
import { mainSlugOf } from '../../../shared/addresses.rules.ts';
import column from '../../../shared/comparison-column.module.css';
import type { TreatmentPrice } from '../../../shared/destination.queries.ts';
import { compareInOneLine, typicalTripOf } from '../../../shared/figures.rules.ts';
import { countryCopy as copy } from './country.copy.ts';
import classes from './country.module.css';

interface TreatmentsTableProps {
  country: string;
  prices: readonly TreatmentPrice[];
  trips: TripCosts | null;
}

const columns = [copy.treatment, copy.nights, copy.alone, copy.trip];

/** Every treatment of a country: its price, and the whole trip once it is known where the visitor lives (law 7). */
export function TreatmentsTable({ country, prices, trips }: TreatmentsTableProps) {
  const rows = prices
    .map(price => ({ ...price, name: treatmentNameOf(price.treatmentId) ?? '' }))
    .toSorted((a, b) => compareText(a.name, b.name));
  return (
    <StackedTable
      className={`${column.table} ${classes.table}`}
      label={copy.treatments(country)}
      columns={columns}
    >
      {rows.map(({ treatmentId, name, nights, price, basis, note }) => (
        <Table.Tr key={treatmentId} role="row">
          <Table.Th role="rowheader" scope="row">
            <Link to={`/treatments/${mainSlugOf(treatmentId)}/${slugOf(country)}`}>{name}</Link>
          </Table.Th>
          <Table.Td role="cell" data-label={copy.nights}>
            {nights}
          </Table.Td>
          <Table.Td role="cell" data-label={copy.alone}>
            {usd(price)} <PriceMark treatmentId={treatmentId} country={country} basis={basis} />
          </Table.Td>
          <WholeTrip country={country} treatmentId={treatmentId} trips={trips} note={note} />
        </Table.Tr>
      ))}
    </StackedTable>
  );
}

/** As tall before the total is known as after. It has the room for what has to stand beside the price. */
function WholeTrip({
  country,
  treatmentId,
  trips,
  note,
}: Pick<TreatmentsTableProps, 'country' | 'trips'> & Pick<TreatmentPrice, 'treatmentId' | 'note'>) {
  const trip = typicalTripOf(trips, treatmentId);
  const cost = trip?.costs.find(entry => entry.country === country);
  const comparison = cost && trip?.home ? compareInOneLine(cost.total, trip.home) : null;
  return (
    <Table.Td role="cell" data-main="">
      {cost ? <strong>{`${aboutUsd(cost.total)} ${scopeOf(trips)}`}</strong> : <span>{copy.plusTravel}</span>}
      <span data-more={comparison?.isLess === false ? '' : undefined}>{comparison?.text ?? '\u00A0'}</span>
      {note && <small className={classes.note}>{note}</small>}
    </Table.Td>
  );
}

import { Fragment } from 'react';
import { aboutUsd, scopeOf, type TripCosts, usd } from 'shared-contracts';
import { Link, LocalAmount, PriceMark, StackedTable, Table } from 'shared-contracts/ui';
import { inCountryPath } from '../../../shared/addresses.rules.ts';
import column from '../../../shared/comparison-column.module.css';
import { compareInOneLine, typicalTripOf } from '../../../shared/figures.rules.ts';
import { spansCopy } from '../../../shared/spans.copy.ts';
import { countryCopy as copy } from './country.copy.ts';
import classes from './country.module.css';
import type { TreatmentRow } from './treatment-rows.rules.ts';

interface TreatmentsTableProps {
  label: string;
  country: string;
  rows: readonly TreatmentRow[];
  trips: TripCosts | null;
}

const columns = [copy.treatment, copy.nights, copy.alone, copy.trip];

/** Treatments of a country: the price, and the whole trip from the visitor's own country once that is known (law 7). */
export function TreatmentsTable({ label, country, rows, trips }: TreatmentsTableProps) {
  return (
    <StackedTable className={`${column.table} ${classes.treatments}`} label={label} columns={columns}>
      {rows.map(row => {
        const { treatmentId, name, stays, price, basis, note, kind } = row;
        return (
          <Fragment key={treatmentId}>
            <Table.Tr role="row" data-noted={note ? '' : undefined}>
              <Table.Th role="rowheader" scope="row">
                <Link to={inCountryPath(treatmentId, country)}>{name}</Link>
              </Table.Th>
              <Table.Td role="cell" className={classes.nights}>
                {stays.join(' + ')} <span>{copy.nightsUnit(stays.length > 1 ? 2 : (stays[0] ?? 0))}</span>
              </Table.Td>
              <Table.Td role="cell" className={classes.price}>
                {copy.price(usd(price), kind?.units ?? null)}{' '}
                <PriceMark treatmentId={treatmentId} country={country} basis={basis} />
              </Table.Td>
              <WholeTrip country={country} row={row} trips={trips} />
            </Table.Tr>
            {note && (
              // Across the whole width: a column is too narrow for a sentence.
              <Table.Tr role="row" className={classes.note}>
                <Table.Td role="cell" colSpan={columns.length}>
                  {note}
                </Table.Td>
              </Table.Tr>
            )}
          </Fragment>
        );
      })}
    </StackedTable>
  );
}

/** On wide screens as tall before the total is known as after. */
function WholeTrip({ country, row, trips }: { country: string; row: TreatmentRow; trips: TripCosts | null }) {
  const { treatmentId, span } = row;
  const trip = typicalTripOf(trips, treatmentId);
  const cost = trip?.costs.find(entry => entry.country === country);
  if (!cost)
    return (
      <Table.Td role="cell" data-main="">
        <span className={classes.span}>{span ? spansCopy.allIn(span) : copy.plusTravel}</span>
        <span />
      </Table.Td>
    );
  const comparison = trip?.home ? compareInOneLine(cost.total, trip.home) : null;
  return (
    <Table.Td role="cell" data-main="">
      <strong>
        {`${aboutUsd(cost.total)} ${scopeOf(trips)}`}
        <LocalAmount usd={cost.total} />
      </strong>
      <span data-more={comparison?.isLess === false ? '' : undefined}>{comparison?.text}</span>
    </Table.Td>
  );
}

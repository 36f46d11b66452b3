import { Fragment } from 'react';
import { priceFigure, scopeOf, type TripCosts } from 'shared-contracts';
import { PriceMark, PricesNote, useMoney } from 'shared-contracts/ui';
import column from '../../../shared/comparison-column.module.css';
import { typicalTripOf } from '../../../shared/figures.rules.ts';
import { InCountryLink } from '../../../shared/in-country-link.tsx';
import { spansCopy } from '../../../shared/spans.copy.ts';
import { StackedTable } from '../../../shared/stacked-table.tsx';
import { TripFigures } from '../../../shared/trip-figures.tsx';
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
  const money = useMoney();
  return (
    <>
      <PricesNote prices={rows} />
      <StackedTable className={`${column.table} ${classes.treatments}`} label={label} columns={columns}>
        {rows.map(row => {
          const { treatmentId, name, stays, price, basis, note, kind } = row;
          return (
            <Fragment key={treatmentId}>
              <tr role="row" data-noted={note ? '' : undefined}>
                <th role="rowheader" scope="row">
                  <InCountryLink treatment={row} country={country}>
                    {name}
                  </InCountryLink>
                </th>
                <td role="cell" className={classes.nights}>
                  {stays.join(' + ')} <span>{copy.nightsUnit(stays.length > 1 ? 2 : (stays[0] ?? 0))}</span>
                </td>
                <td role="cell" className={classes.price}>
                  {copy.price(priceFigure(price, undefined, money.exact), kind?.units ?? null)}{' '}
                  <PriceMark treatmentId={treatmentId} country={country} basis={basis} isListed />
                </td>
                <WholeTrip country={country} row={row} trips={trips} />
              </tr>
              {note && (
                // Across the whole width: a column is too narrow for a sentence.
                <tr role="row" className={classes.note}>
                  <td role="cell" colSpan={columns.length} data-warning="">
                    {note}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </StackedTable>
    </>
  );
}

/** On wide screens as tall before the total is known as after. */
function WholeTrip({ country, row, trips }: { country: string; row: TreatmentRow; trips: TripCosts | null }) {
  const { treatmentId, span, kind } = row;
  const trip = typicalTripOf(trips, treatmentId);
  const cost = trip?.costs.find(entry => entry.country === country);
  if (!cost)
    return (
      <td role="cell" data-main="">
        <span className={classes.span}>{span ? spansCopy.allIn(span, kind) : scopeOf(null, kind)}</span>
        <span />
      </td>
    );
  return (
    <td role="cell" data-main="">
      <TripFigures cost={cost} home={trip?.homePrice} scope={scopeOf(trips, kind)} />
    </td>
  );
}

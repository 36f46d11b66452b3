import { Fragment } from 'react';
import { priceFigure, residenceAtom, scopeOf, type TripCosts } from 'shared-contracts';
import { PriceMark, PricesNote, useAtomValue, useMoney } from 'shared-contracts/ui';
import column from '../../../shared/comparison-column.module.css';
import { typicalTripOf } from '../../../shared/figures.rules.ts';
import { InCountryLink } from '../../../shared/in-country-link.tsx';
import { spansCopy } from '../../../shared/spans.copy.ts';
import { StackedTable } from '../../../shared/stacked-table.tsx';
import { TotalsNote } from '../../../shared/totals-note.tsx';
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
  const isAtHome = useAtomValue(residenceAtom).country === country;
  const shown = rows.map(row => {
    const trip = typicalTripOf(trips, row.treatmentId);
    const cost = trip?.costs.find(entry => entry.country === country);
    return { row, cost, home: isAtHome ? null : trip?.homePrice };
  });
  return (
    <>
      <PricesNote prices={rows.filter(({ price }) => price > 0)} />
      <StackedTable className={`${column.table} ${classes.treatments}`} label={label} columns={columns}>
        {shown.map(({ row, cost, home }) => {
          const { treatmentId, name, stays, price, basis, note, kind, span } = row;
          return (
            <Fragment key={treatmentId}>
              <tr role="row" data-noted={note ? '' : undefined} data-two={cost?.later && ''}>
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
                <td role="cell" data-main="">
                  {cost ? (
                    <>
                      <TripFigures cost={cost} home={home} scope={scopeOf(trips, kind)} />
                      {!home && !isAtHome && trips?.travelIncluded && <span>{copy.noHome}</span>}
                    </>
                  ) : (
                    // On wide screens as tall before the total is known as after.
                    <>
                      <span className={classes.span}>
                        {span ? spansCopy.allIn(span, money, kind) : scopeOf(null, kind)}
                      </span>
                      <span />
                    </>
                  )}
                </td>
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
      <TotalsNote costs={shown.map(({ cost }) => cost)} />
    </>
  );
}

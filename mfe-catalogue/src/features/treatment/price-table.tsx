import { useId, useState } from 'react';
import { type DestinationOption, sourceCountries, tripAtom, updateTripAtom, usd } from 'shared-contracts';
import { Table, useAtomValue, useSetAtom } from 'shared-contracts/ui';
import { priceTableCopy as copy } from './price-table.copy.ts';
import classes from './price-table.module.css';
import {
  type PriceRow,
  type Sorting,
  type SortKey,
  sortRows,
  toggleSorting,
  toPriceRows,
} from './price-table.rules.ts';

/** Prices are compared with this country until the trip has a source. */
const DEFAULT_SOURCE = 'USA';
const columns: readonly SortKey[] = ['country', 'price', 'stay', 'saving'];

interface PriceTableProps {
  treatment: string;
  options: readonly DestinationOption[];
}

/** Prices of a treatment by country. Comparing with another country also sets the trip's source. */
export function PriceTable({ treatment, options }: PriceTableProps) {
  const id = useId();
  const source = useAtomValue(tripAtom).source ?? DEFAULT_SOURCE;
  const updateTrip = useSetAtom(updateTripAtom);
  const [sorting, setSorting] = useState<Sorting>({ key: 'price', descending: false });
  const rows = sortRows(toPriceRows(options, source), sorting);
  const homePrice = options[0]?.homePrices[source];
  return (
    <div>
      <div className={classes.comparison}>
        <label htmlFor={id}>{copy.compareWith}</label>
        <select id={id} value={source} onChange={event => updateTrip({ source: event.currentTarget.value })}>
          {sourceCountries.map(country => (
            <option key={country}>{country}</option>
          ))}
        </select>
        <p>
          {homePrice ? copy.homePrice(treatment, source, homePrice) : copy.noHomePrice(treatment, source)}
        </p>
      </div>
      {/* Explicit roles: some browsers drop a table's semantics once CSS stacks its rows. */}
      <Table
        role="table"
        data-stacked=""
        className={classes.table}
        verticalSpacing="sm"
        aria-label={copy.caption(treatment)}
      >
        <Table.Thead>
          <Table.Tr role="row">
            {columns.map(column => (
              <Table.Th key={column} role="columnheader" scope="col" aria-sort={ariaSortOf(column, sorting)}>
                <button
                  type="button"
                  className={classes.sort}
                  onClick={() => setSorting(current => toggleSorting(current, column))}
                >
                  {copy.columns[column]}
                  <span aria-hidden>{ARROWS[ariaSortOf(column, sorting) ?? 'none']}</span>
                </button>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(row => (
            <Table.Tr role="row" key={row.country}>
              <Table.Th role="rowheader" scope="row">
                {row.country}
              </Table.Th>
              <Table.Td role="cell" data-main="">
                <strong>{usd(row.price)}</strong>
                <span className={classes.range} data-note="">
                  {copy.range(row.low, row.high)}
                </span>
              </Table.Td>
              <Table.Td role="cell" data-label={copy.columns.stay}>
                {copy.days(row.stay)}
              </Table.Td>
              <Table.Td
                role="cell"
                data-label={copy.columns.saving}
                data-more={row.saving !== null && row.saving < 0 ? '' : undefined}
              >
                {formatSaving(row)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

const ARROWS = { ascending: '↑', descending: '↓', none: '' };

const ariaSortOf = (column: SortKey, { key, descending }: Sorting) =>
  column === key ? (descending ? 'descending' : 'ascending') : undefined;

function formatSaving({ saving, percent }: PriceRow): string {
  if (saving === null || percent === null) return copy.unknown;
  if (saving === 0) return copy.same;
  return saving < 0 ? copy.more(-saving, -percent) : copy.less(saving, percent);
}

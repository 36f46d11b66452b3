import { useId, useState } from 'react';
import { type DestinationOption, sourceCountries, tripAtom, updateTripAtom, usd } from 'shared-contracts';
import { Table, useAtomValue, useSetAtom } from 'shared-contracts/ui';
import { priceCopy as copy } from './price.copy.ts';
import { type PriceRow, priceRows, type Sorting, type SortKey, sortedBy, sortRows } from './price-rows.ts';
import classes from './price-table.module.css';

/** Compared with before the visitor says where home is; the table names it. */
const DEFAULT_SOURCE = 'USA';
const columns: readonly SortKey[] = ['country', 'price', 'stay', 'saving'];

interface PriceTableProps {
  treatment: string;
  options: readonly DestinationOption[];
}

/** All destinations of a treatment side by side; the country chosen as home is the trip's source from then on. */
export function PriceTable({ treatment, options }: PriceTableProps) {
  const id = useId();
  const source = useAtomValue(tripAtom).source ?? DEFAULT_SOURCE;
  const answer = useSetAtom(updateTripAtom);
  const [sorting, setSorting] = useState<Sorting>({ key: 'price', descending: false });
  const rows = sortRows(priceRows(options, source), sorting);
  const home = options[0]?.homePrices[source];
  return (
    <div>
      <div className={classes.home}>
        <label htmlFor={id}>{copy.home}</label>
        <select id={id} value={source} onChange={event => answer({ source: event.currentTarget.value })}>
          {sourceCountries.map(country => (
            <option key={country}>{country}</option>
          ))}
        </select>
        <p>{home ? copy.homePrice(treatment, source, home) : copy.noHomePrice(treatment, source)}</p>
      </div>
      {/* The roles stand in words, since a table that is stacked loses them in some browsers. */}
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
              <Table.Th key={column} role="columnheader" scope="col" aria-sort={ariaSort(column, sorting)}>
                <button
                  type="button"
                  className={classes.sort}
                  onClick={() => setSorting(before => sortedBy(before, column))}
                >
                  {copy.columns[column]}
                  <span aria-hidden>{ARROWS[ariaSort(column, sorting) ?? 'none']}</span>
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
                <span className={classes.range}>{copy.range(row.low, row.high)}</span>
              </Table.Td>
              <Table.Td role="cell" data-label={copy.columns.stay}>
                {copy.days(row.stay)}
              </Table.Td>
              <Table.Td
                role="cell"
                data-label={copy.columns.saving}
                data-more={row.saving !== null && row.saving < 0 ? '' : undefined}
              >
                {savingText(row)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

const ARROWS = { ascending: '↑', descending: '↓', none: '' };

const ariaSort = (column: SortKey, { key, descending }: Sorting) =>
  column === key ? (descending ? 'descending' : 'ascending') : undefined;

function savingText({ saving, percent }: PriceRow): string {
  if (saving === null || percent === null) return copy.unknown;
  if (saving === 0) return copy.same;
  return saving < 0 ? copy.more(-saving, -percent) : copy.less(saving, percent);
}

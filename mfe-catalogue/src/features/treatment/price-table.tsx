import { useId, useState } from 'react';
import { type DestinationOption, sourceCountries, tripAtom, updateTripAtom, usd } from 'shared-contracts';
import { Table, useAtomValue, useSetAtom } from 'shared-contracts/ui';
import { priceCopy as copy } from './price.copy.ts';
import { type PriceRow, priceRows, type SortKey, sortRows } from './price-rows.ts';
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
  const [key, setKey] = useState<SortKey>('price');
  const rows = sortRows(priceRows(options, source), key);
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls on a phone, by keyboard too */}
      <section className={classes.scroll} tabIndex={0} aria-label={copy.caption(treatment)}>
        <Table verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              {columns.map(column => (
                <Table.Th key={column} scope="col" aria-sort={sorting(column, key)}>
                  <button type="button" className={classes.sort} onClick={() => setKey(column)}>
                    {copy.columns[column]}
                    <span aria-hidden>{column === key ? (column === 'saving' ? ' ↓' : ' ↑') : ''}</span>
                  </button>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(row => (
              <Table.Tr key={row.country}>
                <Table.Th scope="row">{row.country}</Table.Th>
                <Table.Td>
                  <strong>{usd(row.price)}</strong>
                  <span className={classes.range}>{copy.range(row.low, row.high)}</span>
                </Table.Td>
                <Table.Td>{copy.days(row.stay)}</Table.Td>
                <Table.Td data-more={row.saving !== null && row.saving < 0 ? '' : undefined}>
                  {savingText(row)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </div>
  );
}

const sorting = (column: SortKey, key: SortKey) =>
  column === key ? (column === 'saving' ? 'descending' : 'ascending') : undefined;

function savingText({ saving, percent }: PriceRow): string {
  if (saving === null || percent === null) return copy.unknown;
  return saving < 0 ? copy.more(-saving, -percent) : copy.less(saving, percent);
}

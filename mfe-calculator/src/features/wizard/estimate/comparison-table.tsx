import type { CSSProperties } from 'react';
import { Button } from 'shared-contracts/ui';
import { type Column, comparisonRows } from './comparison-rows.ts';
import classes from './comparison-table.module.css';
import { compareCopy as copy } from './estimate.copy.ts';
import type { LocalMoney } from './local-money.ts';

interface ComparisonTableProps {
  columns: readonly Column[];
  chosen: string;
  local: LocalMoney | null;
  onChoose(country: string): void;
}

/** A column a destination. On a narrow screen each row's name stands above its values, so that four columns fit. */
export function ComparisonTable({ columns, chosen, local, onChoose }: ComparisonTableProps) {
  const rows = comparisonRows(
    columns.find(({ cost }) => cost.country === chosen),
    local,
  );
  const highest = Math.max(...columns.map(({ cost }) => cost.total));
  const mark = (column: Column) => (column.cost.country === chosen ? '' : undefined);
  return (
    <table
      className={classes.table}
      aria-label={copy.table}
      style={{ '--columns': columns.length } as CSSProperties}
    >
      <thead>
        <tr>
          <td aria-hidden />
          {columns.map(column => (
            <th key={column.cost.country} scope="col" data-chosen={mark(column)}>
              {column.cost.country}
              <span className={classes.bar} aria-hidden>
                <span style={{ width: `${highest > 0 ? (100 * column.cost.total) / highest : 0}%` }} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isTotal, cell }) => (
          <tr key={name} data-total={isTotal}>
            <th scope="row">{name}</th>
            {columns.map(column => (
              <td key={column.cost.country} data-chosen={mark(column)}>
                {cell(column)}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{copy.switch}</th>
          {columns.map(column => (
            <td key={column.cost.country} data-chosen={mark(column)}>
              <Choose country={column.cost.country} chosen={chosen} onChoose={onChoose} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface ChooseProps {
  country: string;
  chosen: string;
  onChoose(country: string): void;
}

function Choose({ country, chosen, onChoose }: ChooseProps) {
  const isChosen = country === chosen;
  const label = isChosen ? copy.chosen : copy.choose;
  return (
    <Button
      type="button"
      size="sm"
      variant={isChosen ? 'filled' : 'outline'}
      aria-label={`${label} ${country}`}
      // Not disabled: it keeps the focus of the visitor who has just pressed it.
      aria-disabled={isChosen}
      onClick={() => !isChosen && onChoose(country)}
    >
      {label}
    </Button>
  );
}

import type { CSSProperties } from 'react';
import { Button } from 'shared-contracts/ui';
import type { LocalCurrency } from '../local-currency.rules.ts';
import { comparisonCopy as copy } from './comparison.copy.ts';
import type { Column } from './comparison-columns.rules.ts';
import { comparisonRows } from './comparison-rows.rules.ts';
import classes from './comparison-table.module.css';

interface ComparisonTableProps {
  columns: readonly Column[];
  local: LocalCurrency | null;
  /** What the totals count, e.g. `for 8 veneers`. */
  counted: string | null;
  withTravel: boolean;
  onChoose(country: string): void;
}

/** One column for each destination. On a narrow screen the names of the rows move above their values. */
export function ComparisonTable({ columns, local, counted, withTravel, onChoose }: ComparisonTableProps) {
  const mark = ({ isChosen }: Column) => (isChosen ? '' : undefined);
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
                <span style={{ width: `${column.barWidth}%` }} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparisonRows(columns, local, counted, withTravel).map(({ name, isTotal, cell }) => (
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
              <ChooseButton {...column} onChoose={onChoose} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface ChooseButtonProps extends Pick<Column, 'cost' | 'isChosen'> {
  onChoose(country: string): void;
}

function ChooseButton({ cost: { country }, isChosen, onChoose }: ChooseButtonProps) {
  const label = isChosen ? copy.chosen : copy.choose;
  return (
    <Button
      type="button"
      size="sm"
      variant={isChosen ? 'filled' : 'outline'}
      aria-label={`${label} ${country}`}
      // Not disabled, which would take the focus from the button just pressed.
      aria-disabled={isChosen}
      onClick={() => !isChosen && onChoose(country)}
    >
      {label}
    </Button>
  );
}

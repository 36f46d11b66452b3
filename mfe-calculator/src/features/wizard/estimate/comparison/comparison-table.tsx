import type { CSSProperties } from 'react';
import { Button } from 'shared-contracts/ui';
import { comparisonCopy as copy } from './comparison.copy.ts';
import type { Column } from './comparison-columns.rules.ts';
import type { comparisonRows } from './comparison-rows.rules.ts';
import classes from './comparison-table.module.css';

interface ComparisonTableProps {
  columns: readonly Column[];
  rows: ReturnType<typeof comparisonRows>;
  onChoose(country: string): void;
}

/** A column for home, and one for each destination. On a narrow screen the names of the rows move above their values. */
export function ComparisonTable({ columns, rows, onChoose }: ComparisonTableProps) {
  const mark = ({ isChosen }: Column) => (isChosen ? '' : undefined);
  return (
    <div className={classes.frame}>
      <table
        className={classes.table}
        aria-label={copy.table}
        style={{ '--columns': columns.length } as CSSProperties}
      >
        <thead>
          <tr>
            <td aria-hidden />
            {columns.map(column => (
              <th key={column.country} scope="col" data-chosen={mark(column)}>
                {column.country ?? copy.home}
                <span className={classes.bar} aria-hidden>
                  <span style={{ width: `${column.barWidth}%` }} />
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
                <td
                  key={column.country}
                  data-chosen={mark(column)}
                  data-country={column.country ?? copy.home}
                >
                  {cell(column)}
                </td>
              ))}
            </tr>
          ))}
          <tr className={classes.choose}>
            <th scope="row">{copy.switch}</th>
            {columns.map(column => (
              <td key={column.country} data-chosen={mark(column)} data-country={column.country ?? copy.home}>
                {column.country === null ? (
                  copy.same
                ) : (
                  <ChooseButton country={column.country} isChosen={column.isChosen} onChoose={onChoose} />
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

interface ChooseButtonProps {
  country: string;
  isChosen: boolean;
  onChoose(country: string): void;
}

function ChooseButton({ country, isChosen, onChoose }: ChooseButtonProps) {
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

import type { ReactNode } from 'react';
import classes from './table.module.css';

interface StackedTableProps {
  /** What the table lists, for assistive technology. */
  label: string;
  /** Header of each column. */
  columns: readonly string[];
  className?: string;
  /** Rows with `role="row"`; their cells have roles too, and a `data-label` or `data-main` for phones. */
  children: ReactNode;
}

/** A table whose rows become blocks on phones. */
export const StackedTable = ({ label, columns, className = '', children }: StackedTableProps) => (
  // Explicit roles: some browsers drop a table's semantics once CSS stacks its rows.
  <table className={`${classes.table} ${classes.stacked} ${className}`} role="table" aria-label={label}>
    <thead>
      <tr role="row">
        {columns.map(column => (
          <th key={column} role="columnheader" scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

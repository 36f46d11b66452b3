import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './layout.module.css';
import { joinClasses } from './polymorphic.ts';

/** Limits and centres its content to the width of the page. */
export const Container = ({ className, ...props }: ComponentPropsWithRef<'div'>) => (
  <div {...props} className={joinClasses(classes.container, className)} />
);

interface TableProps extends ComponentPropsWithRef<'table'> {
  /** Space above and below the text of a cell. */
  verticalSpacing?: 'xs' | 'sm';
}

/** A table with a line below each row. Its parts are those of HTML. */
export const Table = Object.assign(
  ({ verticalSpacing = 'xs', className, ...props }: TableProps) => (
    <table {...props} className={joinClasses(classes.table, className)} data-spacing={verticalSpacing} />
  ),
  {
    Thead: (props: ComponentPropsWithRef<'thead'>) => <thead {...props} />,
    Tbody: (props: ComponentPropsWithRef<'tbody'>) => <tbody {...props} />,
    Tr: (props: ComponentPropsWithRef<'tr'>) => <tr {...props} />,
    Th: (props: ComponentPropsWithRef<'th'>) => <th {...props} />,
    Td: (props: ComponentPropsWithRef<'td'>) => <td {...props} />,
  },
);

interface StackedTableProps extends Omit<TableProps, 'children' | 'role'> {
  /** What the table lists, for assistive technology. */
  label: string;
  /** Header of each column. */
  columns: readonly string[];
  /** Rows with `role="row"`; their cells have roles too, and a `data-label` or `data-main` for phones. */
  children: ReactNode;
}

/** A table whose rows become blocks on phones (`stacked-table.css`). */
export const StackedTable = ({ label, columns, children, ...props }: StackedTableProps) => (
  // Explicit roles: some browsers drop a table's semantics once CSS stacks its rows.
  <Table {...props} role="table" data-stacked="" aria-label={label}>
    <Table.Thead>
      <Table.Tr role="row">
        {columns.map(column => (
          <Table.Th key={column} role="columnheader" scope="col">
            {column}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>{children}</Table.Tbody>
  </Table>
);

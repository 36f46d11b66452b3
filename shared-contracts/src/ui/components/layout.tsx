import type { ComponentPropsWithRef } from 'react';
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

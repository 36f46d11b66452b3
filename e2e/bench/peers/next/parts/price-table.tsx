'use client';
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';

interface PriceTableProps extends ComponentProps<'table'> {
  head: readonly string[];
  buttonClass: string;
  rows: readonly { values: readonly string[]; element: ReactNode }[];
}

/** The first number of a text, or the text. */
const valueOf = (text = ''): number | string =>
  Number(/\d+/.exec(text.replaceAll(',', ''))?.[0] ?? NaN) || text;

/** A table whose rows are sorted by the column that was clicked last: at first by the second, the price. */
export function PriceTable({ head, buttonClass, rows, ...table }: PriceTableProps) {
  const [{ column, isDescending }, setOrder] = useState({ column: 1, isDescending: false });
  const sorted = rows.toSorted((a, b) => {
    const isLess = valueOf(a.values[column]) < valueOf(b.values[column]);
    return isLess === isDescending ? 1 : -1;
  });
  const sort = (index: number) =>
    setOrder({ column: index, isDescending: index === column && !isDescending });
  return (
    <table {...table}>
      <thead>
        <tr>
          {head.map((name, index) => (
            <th
              key={name}
              scope="col"
              aria-sort={index === column ? (isDescending ? 'descending' : 'ascending') : undefined}
            >
              <button type="button" className={buttonClass} onClick={() => sort(index)}>
                {name}
                <span aria-hidden="true">{index === column && (isDescending ? '↓' : '↑')}</span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ values, element }) => (
          <Fragment key={values[0]}>{element}</Fragment>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from 'react';
import { type CostByCountry, usd } from 'shared-contracts';
import { Button } from 'shared-contracts/ui';
import classes from './comparison.module.css';
import { costLines } from './cost-shares.rules.ts';
import { compareCopy as copy, estimateCopy } from './estimate.copy.ts';
import type { LocalMoney } from './local-money.ts';

export interface Column {
  cost: CostByCountry;
  /** Days; undefined while not known, as the visa fee. */
  stayDays: number | undefined;
  /** Whole USD a person. */
  visaFee: number | undefined;
}

interface ComparisonTableProps {
  columns: readonly Column[];
  chosen: string;
  local: LocalMoney | null;
  onChoose(country: string): void;
}

interface Row {
  name: string;
  kind?: 'total' | 'fact';
  cell(column: Column): ReactNode;
}

/** A column a destination. On a narrow screen each row's name stands above its values, so that four columns fit. */
export function ComparisonTable({ columns, chosen, local, onChoose }: ComparisonTableProps) {
  const base = columns.find(({ cost }) => cost.country === chosen)?.cost.total ?? 0;
  const highest = Math.max(...columns.map(({ cost }) => cost.total));
  const mark = (country: string) => (country === chosen ? '' : undefined);
  const rows: Row[] = [
    ...costLines.map(line => ({
      name: estimateCopy.lines[line],
      cell: ({ cost }: Column) => usd(cost[line]),
    })),
    { name: estimateCopy.total, kind: 'total', cell: ({ cost }) => usd(cost.total) },
    ...(local
      ? [{ name: copy.about(local.currency), cell: ({ cost }: Column) => local.of(cost.total) }]
      : []),
    {
      name: copy.difference,
      cell: ({ cost }) => (cost.country === chosen ? copy.differences.none : difference(cost.total - base)),
    },
    {
      name: copy.stay,
      kind: 'fact',
      cell: ({ stayDays }) => (stayDays === undefined ? copy.unknown : copy.days(stayDays)),
    },
    { name: copy.visaFee, kind: 'fact', cell: ({ visaFee }) => fee(visaFee) },
    {
      name: copy.switch,
      cell: ({ cost: { country } }) => (
        <Button
          type="button"
          size="sm"
          variant={country === chosen ? 'filled' : 'outline'}
          aria-label={country === chosen ? `${copy.chosen}: ${country}` : `${copy.choose} ${country}`}
          // Not disabled: it keeps the focus of the visitor who has just pressed it.
          aria-disabled={country === chosen}
          onClick={() => country !== chosen && onChoose(country)}
        >
          {country === chosen ? copy.chosen : copy.choose}
        </Button>
      ),
    },
  ];
  return (
    <table className={classes.table} aria-label={copy.table} data-columns={columns.length}>
      <thead>
        <tr>
          <td aria-hidden />
          {columns.map(({ cost: { country, total } }) => (
            <th key={country} scope="col" data-chosen={mark(country)}>
              {country}
              <span className={classes.bar} aria-hidden>
                <span style={{ width: `${highest > 0 ? (100 * total) / highest : 0}%` }} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, kind, cell }) => (
          <tr key={name} data-kind={kind}>
            <th scope="row">{name}</th>
            {columns.map(column => (
              <td key={column.cost.country} data-chosen={mark(column.cost.country)}>
                {cell(column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const difference = (amount: number): string => {
  if (amount === 0) return copy.differences.same;
  return amount < 0 ? copy.differences.less(-amount) : copy.differences.more(amount);
};

const fee = (amount: number | undefined): string => {
  if (amount === undefined) return copy.unknown;
  return amount === 0 ? copy.noFee : usd(amount);
};

import { type CostByCountry, usd } from 'shared-contracts';
import { costLines } from './cost-shares.rules.ts';
import { compareCopy as copy, estimateCopy } from './estimate.copy.ts';
import type { LocalMoney } from './local-money.ts';

/** What is known of the trip in one destination. */
export interface Column {
  cost: CostByCountry;
  /** Days; undefined while not known, as the visa fee. */
  stayDays: number | undefined;
  /** Whole USD a person. */
  visaFee: number | undefined;
}

interface Row {
  name: string;
  isTotal?: boolean;
  cell(column: Column): string;
}

/** The rows of the comparison; differences are to the chosen destination's total. */
export function comparisonRows(chosen: Column | undefined, local: LocalMoney | null): Row[] {
  return [
    ...costLines.map(line => ({
      name: estimateCopy.lines[line],
      cell: ({ cost }: Column) => usd(cost[line]),
    })),
    { name: estimateCopy.total, isTotal: true, cell: ({ cost }) => usd(cost.total) },
    ...(local
      ? [{ name: copy.about(local.currency), cell: ({ cost }: Column) => local.of(cost.total) }]
      : []),
    {
      name: copy.difference,
      cell: column => (column === chosen || !chosen ? copy.same : difference(column, chosen)),
    },
    {
      name: copy.stay,
      cell: ({ stayDays }) => (stayDays === undefined ? copy.unknown : copy.days(stayDays)),
    },
    { name: copy.visaFee, cell: ({ visaFee }) => fee(visaFee) },
  ];
}

function difference({ cost }: Column, chosen: Column): string {
  const more = cost.total - chosen.cost.total;
  if (more === 0) return copy.equal;
  return more < 0 ? copy.less(-more) : copy.more(more);
}

function fee(amount: number | undefined): string {
  if (amount === undefined) return copy.unknown;
  return amount === 0 ? copy.noFee : usd(amount);
}

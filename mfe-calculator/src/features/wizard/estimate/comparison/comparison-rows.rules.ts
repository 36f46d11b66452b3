import { usd } from 'shared-contracts';
import { costLines } from '../cost-lines.rules.ts';
import { estimateCopy } from '../estimate.copy.ts';
import type { LocalCurrency } from '../local-currency.rules.ts';
import { comparisonCopy as copy } from './comparison.copy.ts';
import type { Column } from './comparison-columns.rules.ts';

interface Row {
  name: string;
  isTotal?: boolean;
  cell(column: Column): string;
}

/** The rows of the comparison. Differences are to the total of the chosen destination. */
export function comparisonRows(
  columns: readonly Column[],
  local: LocalCurrency | null,
  counted: string | null,
  withTravel: boolean,
): Row[] {
  const chosen = columns.find(({ isChosen }) => isChosen);
  return [
    ...costLines.map(line => ({
      name: estimateCopy.lines[line],
      cell: ({ cost }: Column) =>
        withTravel || (line !== 'travel' && line !== 'visa') ? usd(cost[line]) : estimateCopy.notIncluded,
    })),
    {
      name: counted ? `${estimateCopy.total} ${counted}` : estimateCopy.total,
      isTotal: true,
      cell: ({ cost }) => usd(cost.total),
    },
    ...(local
      ? [{ name: copy.totalIn(local.code), cell: ({ cost }: Column) => local.format(cost.total) }]
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

import { compareTotals, costLineName, pluralize } from 'shared-contracts';
import type { LocalCurrency } from 'shared-contracts/ui';
import { type CostLine, costLines, lineNames } from '../../../../shared/cost-lines.ts';
import { cellIn, inDollars, roundedCellIn } from '../../../../shared/currency/local-currency.rules.ts';
import { isRanged, rangeOf } from '../../../../shared/total.rules.ts';
import { estimateCopy } from '../estimate.copy.ts';
import { comparisonCopy as copy } from './comparison.copy.ts';
import type { Column } from './comparison-columns.rules.ts';

interface Row {
  name: string;
  isTotal?: boolean;
  cell(column: Column): string;
}

interface RowsInput {
  columns: readonly Column[];
  local: LocalCurrency | null;
  /** What the totals count, e.g. `for 8 veneers`. */
  counted: string | null;
  /** Nights of the visits after the first, which are the same everywhere. */
  further: readonly number[];
  /** Lines that the costs leave out. */
  uncounted(country: string | null): readonly CostLine[];
  /** What the treatment's price leaves out, a row each. */
  lacking: readonly string[];
  /** What the totals leave out, e.g. `Without medicines`; null where that is nothing. */
  scope: string | null;
}

/**
 * The rows of the comparison. Differences are to the total of the chosen destination. A fact that is known of no
 * destination has no row; at home there are none.
 */
export function comparisonRows(input: RowsInput): Row[] {
  const { columns, local, counted, further, uncounted, lacking, scope } = input;
  const chosen = columns.find(({ isChosen }) => isChosen);
  const isKnown = (fact: 'flightHours' | 'visaDays' | 'languages' | 'visaFee') =>
    columns.some(column => column[fact] !== undefined);
  const show = (amount: number) => cellIn(local, amount);
  const unlessAtHome = (cell: Row['cell']) => (column: Column) =>
    column.country === null ? copy.same : cell(column);
  const later = columns.find(({ cost }) => cost.later)?.cost.later;
  const second = later ? copy.after(later.after) : '';
  /** A total with its range and its dollars. @param suffix says of which of two totals its rows are */
  const totalRows = (
    costOf: (column: Column) => Pick<Column['cost'], 'total' | 'low' | 'high'>,
    suffix: string,
  ): Row[] => [
    {
      name: [estimateCopy.total, counted, scope?.toLowerCase()].filter(Boolean).join(' ') + suffix,
      isTotal: true,
      cell: column => show(costOf(column).total),
    },
    ...rowIf(
      columns.some(({ cost }) => cost.low !== undefined),
      copy.range + suffix,
      column => rangeOf(costOf(column), local, roundedCellIn) ?? copy.same,
    ),
    ...rowIf(local, copy.inDollars + suffix, column => inDollars(local, costOf(column).total) ?? copy.same),
  ];
  const others = new Set(columns.flatMap(({ cost }) => Object.keys(cost.others ?? {})));
  return [
    ...lineNames.map(line => ({
      name: costLines[line].name,
      cell: ({ country, cost: { [line]: amount } }: Column) => {
        if (amount === undefined) return copy.same;
        return uncounted(country).includes(line) ? estimateCopy.notIncluded : fee(amount, show);
      },
    })),
    ...[...others].map(key => ({
      name: costLineName(key),
      cell: unlessAtHome(({ cost }) => fee(cost.others?.[key], show)),
    })),
    ...lacking.map(name => ({ name, cell: unlessAtHome(() => copy.unknown) })),
    ...totalRows(({ cost }) => cost, later ? copy.after(pluralize(later.stay, 'night')) : ''),
    // Nobody flies to the treatment at home.
    ...(later ? totalRows(({ cost }) => cost.later ?? cost, second) : []),
    {
      name: copy.difference + second,
      cell: column => (column === chosen || !chosen ? copy.same : difference(column, chosen, local)),
    },
    {
      name: copy.stay,
      cell: unlessAtHome(({ stayDays }) =>
        stayDays === undefined ? copy.unknown : copy.stays([stayDays, ...further]),
      ),
    },
    ...rowIf(
      isKnown('flightHours'),
      copy.flight,
      unlessAtHome(({ flightHours }) => fee(flightHours, copy.hours)),
    ),
    { name: copy.visaFee, cell: unlessAtHome(({ visaFee }) => fee(visaFee, show)) },
    ...rowIf(
      isKnown('visaDays'),
      copy.visaDays,
      unlessAtHome(({ visaDays }) => (visaDays === undefined ? copy.unknown : copy.days(visaDays))),
    ),
    ...rowIf(
      isKnown('languages'),
      copy.languages,
      unlessAtHome(({ languages }) => languages?.join(', ') ?? copy.unknown),
    ),
  ];
}

const rowIf = (isThere: unknown, name: string, cell: Row['cell']): Row[] => (isThere ? [{ name, cell }] : []);

type Show = (amount: number) => string;

function difference({ cost }: Column, chosen: Column, local: LocalCurrency | null): string {
  // Both with the later flight, where one is advised.
  const [one, other] = [cost.later ?? cost, chosen.cost.later ?? chosen.cost];
  return isRanged(one) && isRanged(other)
    ? compareTotals(one, other, amount => roundedCellIn(local, amount)).text
    : copy.same;
}

function fee(amount: number | undefined, show: Show): string {
  if (amount === undefined) return copy.unknown;
  return amount === 0 ? copy.noFee : show(amount);
}

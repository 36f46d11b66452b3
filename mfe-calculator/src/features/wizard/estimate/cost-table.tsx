import { type CostBreakdown, usd } from 'shared-contracts';
import { type CostLine, costLines, sharesOf } from './cost-lines.rules.ts';
import classes from './cost-table.module.css';
import { estimateCopy as copy } from './estimate.copy.ts';
import type { LocalCurrency } from './local-currency.rules.ts';

const PENDING = '…';

interface CostTableProps {
  /** null while it is computed. */
  cost: CostBreakdown | null;
  label: string;
  /** What each line is for. With notes the table has a header and each line's share. */
  notes?: Record<CostLine, string>;
  local: LocalCurrency | null;
  /** Shows the previous cost while the new one is computed. */
  busy?: boolean;
}

/** The five lines of a cost and their total, in USD. */
export function CostTable({ cost, label, notes, local, busy = false }: CostTableProps) {
  const shares = cost && sharesOf(cost);
  const amount = (line: keyof CostBreakdown) => (cost ? usd(cost[line]) : PENDING);
  return (
    <table className={classes.table} aria-label={label} aria-busy={busy || cost === null}>
      {notes && (
        <thead>
          <tr>
            <th scope="col">{copy.columns.line}</th>
            <th scope="col">{copy.columns.share}</th>
            <th scope="col">{copy.columns.amount}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {costLines.map(line => (
          <tr key={line}>
            <th scope="row">
              <span className={classes.swatch} data-line={line} aria-hidden />
              {copy.lines[line]}
              {notes && <small> {notes[line]}</small>}
            </th>
            {notes && <td className={classes.share}>{shares ? `${shares[line]}%` : PENDING}</td>}
            <td>{amount(line)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={notes ? 2 : 1}>
            {copy.total}
          </th>
          <td>
            {amount('total')}
            {local && cost && cost.total > 0 && <small> {local.format(cost.total)}</small>}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

import { type CostBreakdown, usd } from 'shared-contracts';
import { costLines, sharesOf } from './cost-shares.rules.ts';
import classes from './cost-table.module.css';
import { estimateCopy as copy } from './estimate.copy.ts';
import type { LocalMoney } from './local-money.ts';

const PENDING = '…';

interface CostTableProps {
  /** null while it is being worked out. */
  cost: CostBreakdown | null;
  label: string;
  /** What each line is for; without them the table is the short one, of lines and amounts. */
  notes?: Record<(typeof costLines)[number], string>;
  local: LocalMoney | null;
  /** Figures of answers that have changed since. */
  busy?: boolean;
}

/** The five lines and their total, whole USD; with notes also each line's share, the figures of the bar above it. */
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
            {local && cost && cost.total > 0 && <small> {local.of(cost.total)}</small>}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

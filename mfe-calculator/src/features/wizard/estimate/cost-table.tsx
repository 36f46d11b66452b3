import { type CostBreakdown, usd } from 'shared-contracts';
import { costLines, sharesOf } from './cost-shares.rules.ts';
import classes from './cost-table.module.css';
import { estimateCopy as copy } from './estimate.copy.ts';
import type { LocalMoney } from './local-money.ts';

interface CostTableProps {
  cost: CostBreakdown;
  label: string;
  /** What each line is for; without them the table is the short one, of lines and amounts. */
  notes?: Record<(typeof costLines)[number], string>;
  local: LocalMoney | null;
  busy?: boolean;
}

/** The five lines and their total, whole USD; with notes also each line's share, the figures of the bar above it. */
export function CostTable({ cost, label, notes, local, busy = false }: CostTableProps) {
  const shares = sharesOf(cost);
  return (
    <table className={classes.table} aria-label={label} aria-busy={busy}>
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
            {notes && <td className={classes.share}>{shares[line]}%</td>}
            <td>{usd(cost[line])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={notes ? 2 : 1}>
            {copy.total}
          </th>
          <td>
            {usd(cost.total)}
            {local && cost.total > 0 && <small> {local.of(cost.total)}</small>}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

import type { ReactNode } from 'react';
import type { CostBreakdown } from 'shared-contracts';
import type { LocalCurrency } from 'shared-contracts/ui';
import { sharesOf } from '../../../shared/cost-lines.rules.ts';
import { type CostLine, costLines, lineNames } from '../../../shared/cost-lines.ts';
import { cellIn, inDollars } from '../../../shared/currency/local-currency.rules.ts';
import classes from './cost-table.module.css';
import { estimateCopy as copy } from './estimate.copy.ts';

const PENDING = '…';

interface CostTableProps {
  /** null while it is computed. */
  cost: CostBreakdown | null;
  /** The cost is not being computed either: it failed. */
  failed?: boolean;
  /** Lines that the cost leaves out. */
  uncounted: readonly CostLine[];
  /** What the treatment's price lacks, a row each, e.g. `Stimulation medicines`. */
  lacking: readonly string[];
  label: string;
  /** What each line is for. With notes the table has each line's share. */
  notes?: Record<CostLine, string>;
  local: LocalCurrency | null;
  /** What the treatment's price rests on. */
  mark?: ReactNode;
  /** Shows the previous cost while the new one is computed. */
  busy?: boolean;
}

/** The five lines of a cost and their total, in the visitor's currency. */
export function CostTable({
  cost,
  failed = false,
  uncounted,
  lacking,
  label,
  notes,
  local,
  mark,
  busy = false,
}: CostTableProps) {
  const shares = cost && sharesOf(cost);
  const pending = failed ? copy.none : PENDING;
  const isCounted = (line: CostLine) => !uncounted.includes(line);
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={label} aria-busy={busy || (cost === null && !failed)}>
        {(notes || local) && (
          <thead>
            <tr>
              <th scope="col">{copy.columns.line}</th>
              {notes && (
                <th scope="col" className={classes.share}>
                  {copy.columns.share}
                </th>
              )}
              <th scope="col">{local ? copy.amountIn(local.sign) : copy.columns.amount}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {lineNames.map(line => (
            <tr key={line}>
              <th scope="row">
                <span>
                  <i className={classes.swatch} style={{ background: costLines[line].colour }} aria-hidden />
                  {costLines[line].name}
                </span>
                {notes && <small> {notes[line]}</small>}
                {line === 'treatment' && mark && <small> {mark}</small>}
                {!notes && !isCounted(line) && <small> {copy.notIncluded}</small>}
              </th>
              {notes && (
                <td className={classes.share}>
                  {shares && isCounted(line) ? `${shares[line]}%` : shares ? copy.none : pending}
                </td>
              )}
              <td>{cost && isCounted(line) ? cellIn(local, cost[line]) : cost ? copy.none : pending}</td>
            </tr>
          ))}
          {lacking.map(name => (
            <tr key={name}>
              <th scope="row">
                {name} <small>{copy.lacking}</small>
              </th>
              {notes && <td className={classes.share}>{copy.none}</td>}
              <td>{copy.none}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            {notes && <td className={classes.share} aria-hidden />}
            <td>
              {cost ? cellIn(local, cost.total) : pending}
              {cost && local && <small> {inDollars(local, cost.total)}</small>}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

import { Fragment, type ReactNode } from 'react';
import { tripFigures } from 'shared-contracts';
import { type LocalCurrency, moneyIn } from 'shared-contracts/ui';
import { percentagesOf } from '../../../shared/cost-lines.rules.ts';
import { linesOf, pendingLines } from '../../../shared/cost-lines.ts';
import { cellIn, inDollars } from '../../../shared/currency/local-currency.rules.ts';
import type { TripTotal } from '../../../shared/total.rules.ts';
import classes from './cost-table.module.css';
import { estimateCopy as copy } from './estimate.copy.ts';

const PENDING = '…';

interface CostTableProps {
  /** null while it is computed. */
  cost: TripTotal | null;
  /** The cost is not being computed either: it failed. */
  failed?: boolean;
  /** Lines that the cost leaves out. */
  uncounted: readonly string[];
  /** What the treatment's price leaves out, a row each, e.g. `Stimulation medicines`. */
  lacking: readonly string[];
  label: string;
  /** What each line is for. With notes the table has each line's percentage. */
  notes?: Readonly<Record<string, string>>;
  local: LocalCurrency | null;
  /** What the treatment's price rests on. */
  mark?: ReactNode;
  /** Shows the previous cost while the new one is computed. */
  busy?: boolean;
}

/** The lines of a cost and their total, in the visitor's currency; below it what the later of two totals adds. */
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
  const percentages = cost && percentagesOf(cost);
  const totals = cost ? tripFigures(cost, null, moneyIn(local)) : [null];
  const pending = failed ? copy.none : PENDING;
  const lines = cost ? linesOf(cost) : pendingLines;
  // A treatment that costs nothing has no price.
  const isCounted = (key: string) =>
    !uncounted.includes(key) && !(key === 'treatment' && cost?.treatment === 0);
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={label} aria-busy={busy || (cost === null && !failed)}>
        {(notes || local) && (
          <thead>
            <tr>
              <th scope="col">{copy.columns.line}</th>
              {notes && (
                <th scope="col" className={classes.percentage}>
                  {copy.columns.share}
                </th>
              )}
              <th scope="col">{local ? copy.amountIn(local.sign) : copy.columns.amount}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {lines.map(({ key, name, colour, amount }) => (
            <tr key={key}>
              <th scope="row">
                <span>
                  <i className={classes.swatch} style={{ background: colour }} aria-hidden />
                  {name}
                </span>
                {(notes?.[key] || (key === 'treatment' && mark)) && (
                  <small>
                    {notes?.[key] && ` ${notes[key]}`}
                    {key === 'treatment' && mark && <> {mark}</>}
                  </small>
                )}
                {!notes && !isCounted(key) && <small> {copy.notIncluded}</small>}
              </th>
              {notes && (
                <td className={classes.percentage}>
                  {percentages && amount && isCounted(key)
                    ? `${percentages[key]}%`
                    : percentages
                      ? copy.none
                      : pending}
                </td>
              )}
              <td>
                {amount === null
                  ? pending
                  : !isCounted(key)
                    ? copy.none
                    : amount === 0
                      ? copy.free
                      : cellIn(local, amount)}
              </td>
            </tr>
          ))}
          {lacking.map(name => (
            <tr key={name}>
              <th scope="row">
                {name} <small>{copy.lacking}</small>
              </th>
              {notes && <td className={classes.percentage}>{copy.none}</td>}
              <td>{copy.none}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map((figure, place) => (
            <Fragment key={figure?.when ?? ''}>
              {place > 0 && cost?.later && (
                <tr className={classes.more}>
                  <th scope="row">
                    {copy.longerStay}{' '}
                    <small>
                      {!cost.others && copy.board}
                      {copy.untilLater}
                    </small>
                  </th>
                  {notes && <td className={classes.percentage} aria-hidden />}
                  <td>{cellIn(local, cost.later.total - cost.total)}</td>
                </tr>
              )}
              <tr>
                <th scope="row">
                  {copy.total}
                  {figure?.briefly && <small> {figure.briefly}</small>}
                </th>
                {notes && <td className={classes.percentage} aria-hidden />}
                <td>
                  {figure ? cellIn(local, figure.total) : pending}
                  {figure && local && <small> {inDollars(local, figure.total)}</small>}
                </td>
              </tr>
            </Fragment>
          ))}
        </tfoot>
      </table>
    </div>
  );
}

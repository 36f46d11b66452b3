import { type CostBreakdown, usd } from 'shared-contracts';
import { estimateCopy as copy } from './estimate.copy.ts';
import classes from './estimate.module.css';

const order = ['treatment', 'travel', 'visa', 'accommodation', 'food'] as const;

/** The five lines and their total, whole USD, with each line's share as a bar that repeats the figure beside it. */
export function CostLines({ cost, label }: { cost: CostBreakdown; label: string }) {
  return (
    <table className={classes.lines} aria-label={label}>
      <tbody>
        {order.map(key => (
          <tr key={key}>
            <th scope="row">{copy.lines[key]}</th>
            <td className={classes.share} aria-hidden>
              <span style={{ width: `${cost.total > 0 ? (100 * cost[key]) / cost.total : 0}%` }} />
            </td>
            <td>{usd(cost[key])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{copy.total}</th>
          <td aria-hidden />
          <td>{usd(cost.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

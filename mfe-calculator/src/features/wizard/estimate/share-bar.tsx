import type { CostBreakdown } from 'shared-contracts';
import { costLines, lineNames } from '../../../shared/cost-lines.ts';
import classes from './cost-table.module.css';

/** Each line's share of the total as one bar. Hidden from screen readers, for which the table has the same figures. */
export function ShareBar({ cost }: { cost: CostBreakdown | null }) {
  return (
    <div className={classes.bar} aria-hidden>
      {lineNames.map(
        line =>
          cost &&
          cost[line] > 0 && (
            <span
              key={line}
              data-line={line}
              style={{ flexGrow: cost[line], background: costLines[line].colour }}
            />
          ),
      )}
    </div>
  );
}

import type { CostBreakdown, UnknownLines } from 'shared-contracts';
import { linesOf } from '../../../shared/cost-lines.ts';
import classes from './cost-table.module.css';

/** The lines of the total as one bar, each as wide as its percentage. Hidden from screen readers, for which the table has the same figures. */
export function CostBar({ cost }: { cost: (CostBreakdown & UnknownLines) | null }) {
  return (
    <div className={classes.bar} aria-hidden>
      {cost &&
        linesOf(cost).map(
          ({ key, amount, colour }) =>
            amount > 0 && <span key={key} data-line={key} style={{ flexGrow: amount, background: colour }} />,
        )}
    </div>
  );
}

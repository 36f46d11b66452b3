import classes from './check-quote.module.css';
import type { Comparison } from './check-quote.rules.ts';

/** Percent of the drawing's width that are free beside the range. */
const MARGIN = 20;

/** The range with a mark where the quote lies. The words beside it say the same. */
export function RangeBar({ price, low, high }: Pick<Comparison, 'price' | 'low' | 'high'>) {
  const width = 100 - 2 * MARGIN;
  const place = MARGIN + ((price - low) / Math.max(high - low, 1)) * width;
  return (
    <svg className={classes.bar} aria-hidden>
      <rect width="100%" height="8" y="6" rx="4" />
      <rect width={`${width}%`} height="8" x={`${MARGIN}%`} y="6" rx="4" />
      <circle cx={`${Math.min(Math.max(place, 2), 98)}%`} cy="10" r="7" />
    </svg>
  );
}

import classes from './check-quote.module.css';
import type { PriceCell } from './compare-price.rules.ts';
import type { Span } from './line-spans.rules.ts';
import { quoteAnswerCopy as copy } from './quote-answer.copy.ts';

/** Percent of the drawing's width that are free next to the range, and that a mark is away from the edges. */
const MARGIN = 20;
const EDGE = 2;

interface RangeBarProps {
  price: Span;
  cell: Pick<PriceCell, 'low' | 'high'>;
}

/** The range with its ends, and a mark where the quote lies, or from where to where it may lie. The words next to it say the same. */
export function RangeBar({ price, cell: { low, high } }: RangeBarProps) {
  const width = 100 - 2 * MARGIN;
  const placeOf = (amount: number) => {
    const place = MARGIN + ((amount - low) / Math.max(high - low, 1)) * width;
    return Math.min(Math.max(place, EDGE), 100 - EDGE);
  };
  const [from, to] = [placeOf(price.low), placeOf(price.high)];
  return (
    <svg className={classes.bar} aria-hidden>
      <rect width="100%" height="8" y="6" rx="4" />
      <rect width={`${width}%`} height="8" x={`${MARGIN}%`} y="6" rx="4" />
      <line x1={`${from}%`} x2={`${to}%`} y1="10" y2="10" />
      <circle cx={`${from}%`} cy="10" r="7" />
      <circle cx={`${to}%`} cy="10" r="7" />
      <text x={`${MARGIN}%`} y="100%">
        {copy.end(low)}
      </text>
      <text x={`${100 - MARGIN}%`} y="100%">
        {copy.end(high)}
      </text>
    </svg>
  );
}

import { SentenceList } from '../../shared/sentence-list.tsx';
import { checkQuoteCopy } from './check-quote.copy.ts';
import classes from './check-quote.module.css';
import type { Prices } from './price-cells.query.ts';

const { answer: copy } = checkQuoteCopy;

/** What a quote is compared with, before one is. */
export const OurPrice = ({ prices: { includes, excludes } }: { prices: Prices }) => (
  <div className={classes.ours}>
    <SentenceList title={copy.includes} items={includes} />
    <SentenceList title={copy.excludes} items={excludes} />
  </div>
);

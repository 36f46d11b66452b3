import { SentenceList } from '../../shared/sentence-list.tsx';
import classes from './check-quote.module.css';
import type { PriceScope } from './price-cells.query.ts';
import { quoteAnswerCopy as copy } from './quote-answer.copy.ts';

/** What a quote is compared with, before one is. */
export const OurPrice = ({ includes, excludes }: PriceScope) => (
  <div className={classes.ours} hidden={includes.length + excludes.length === 0}>
    <SentenceList title={copy.includes} items={includes} />
    <SentenceList title={copy.excludes} items={excludes} />
  </div>
);

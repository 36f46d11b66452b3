import { Title } from 'shared-contracts/ui';
import { checkQuoteCopy } from './check-quote.copy.ts';
import classes from './check-quote.module.css';
import type { Prices } from './price-cells.query.ts';

const { answer: copy } = checkQuoteCopy;

/** What a quote is compared with, before one is. */
export const OurPrice = ({ prices: { includes, excludes } }: { prices: Prices }) => (
  <div className={classes.ours}>
    <Sentences title={copy.includes} items={includes} />
    <Sentences title={copy.excludes} items={excludes} />
  </div>
);

/** Sentences below their title; nothing where there are none. */
export const Sentences = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <>
      <Title order={3} size="h4">
        {title}
      </Title>
      <ul>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );

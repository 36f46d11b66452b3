import type { PriceBook } from 'shared-contracts';
import { Title } from 'shared-contracts/ui';
import { pricesCopy as copy } from './prices.copy.ts';
import classes from './prices.module.css';

/** How each price is found, in a line each, which opens the whole; nothing where the API does not say. */
export const Methods = ({ methods }: Pick<PriceBook, 'methods'>) =>
  methods.length > 0 && (
    <section className={classes.methods}>
      <Title order={2} size="h3">
        {copy.methods}
      </Title>
      {methods.map(({ title, text }) => {
        const [start = ''] = text.split(/[.:;](?= )/, 1);
        const isWhole = start === text;
        const line = (
          <span>
            <strong>{title}:</strong> {start}
            {!isWhole && '.'}
          </span>
        );
        return !isWhole ? (
          <details key={title}>
            <summary>{line}</summary>
            <p>{text}</p>
          </details>
        ) : (
          <p key={title}>{line}</p>
        );
      })}
    </section>
  );

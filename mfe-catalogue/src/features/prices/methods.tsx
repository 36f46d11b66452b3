import type { PriceBook } from 'shared-contracts';
import { Title } from 'shared-contracts/ui';
import { pricesCopy as copy } from './prices.copy.ts';
import classes from './prices.module.css';

/** How each price is found, in a sentence each, which opens the rest; nothing where the API does not say. */
export const Methods = ({ methods }: Pick<PriceBook, 'methods'>) =>
  methods.length > 0 && (
    <section className={classes.methods}>
      <Title order={2} size="h3">
        {copy.methods}
      </Title>
      {methods.map(({ title, text }) => {
        const end = `${text} `.indexOf('. ') + 1 || text.length;
        const rest = text.slice(end).trim();
        const line = (
          <span>
            <strong>{title}:</strong> {text.slice(0, end)}
          </span>
        );
        return rest ? (
          <details key={title}>
            <summary>{line}</summary>
            <p>{rest}</p>
          </details>
        ) : (
          <p key={title}>{line}</p>
        );
      })}
    </section>
  );

import { categoryName } from 'shared-contracts';
import { Link, Title } from 'shared-contracts/ui';
import { groupBy } from '../../shared/group-by.ts';
import classes from './prices.module.css';
import type { ShownPrices } from './prices.query.ts';

const pathOf = (term: string): string => `/prices?q=${encodeURIComponent(term)}`;

/** Categories that lead to all of their treatments, and treatments that lead to their prices. */
export const ListedTreatments = ({ list }: { list: NonNullable<ShownPrices['listed']> }) => (
  <div className={classes.book}>
    {Array.from(groupBy(list, ({ category }) => category)).map(([category, treatments]) => (
      <section key={category}>
        <Title order={3} className={classes.category}>
          <Link to={pathOf(category)}>{categoryName(category)}</Link>
        </Title>
        <ul data-chips="">
          {treatments.map(({ id, name }) => (
            <li key={id}>
              <Link to={pathOf(id)}>{name}</Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

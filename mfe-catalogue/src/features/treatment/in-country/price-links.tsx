import { usd } from 'shared-contracts';
import { Link, Title } from 'shared-contracts/ui';
import { inCountryCopy as copy } from './in-country.copy.ts';
import classes from './in-country.module.css';

interface PriceLinksProps {
  title: string;
  links: readonly { to: string; name: string; price: number }[];
  /** Where all of them are compared. */
  more: { to: string; text: string };
}

/** Links to pages with prices, the lowest first. */
export const PriceLinks = ({ title, links, more }: PriceLinksProps) => (
  <div>
    <Title order={2} size="h3">
      {title}
    </Title>
    <p data-note="">{copy.alone}</p>
    <ul className={classes.links}>
      {links
        .toSorted((a, b) => a.price - b.price)
        .map(({ to, name, price }) => (
          <li key={to}>
            <Link to={to}>{name}</Link> <span>{usd(price)}</span>
          </li>
        ))}
    </ul>
    <Link to={more.to}>{more.text}</Link>
  </div>
);

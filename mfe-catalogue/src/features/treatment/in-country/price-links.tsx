import { type PriceBasis, priceFigure } from 'shared-contracts';
import { Link, PriceMark, PricesNote, Title, useMoney } from 'shared-contracts/ui';
import { compareFigures } from '../../../shared/compare-figures.ts';
import { figuresCopy } from '../figures.copy.ts';
import { inCountryCopy as copy } from './in-country.copy.ts';
import classes from './in-country.module.css';

interface PricedLink {
  to: string;
  name: string;
  treatmentId: string;
  country: string;
  price: number;
  /** What it is for, e.g. `2 implants`; null where nothing is counted. */
  units: string | null;
  basis: PriceBasis;
  note: string | null;
}

interface PriceLinksProps {
  title: string;
  links: readonly PricedLink[];
  /** How many are shown. */
  most: number;
  /** Where all of them are compared. */
  more: { to: string; text: string };
}

/** Links to pages with prices, the lowest first, those on request last. */
export function PriceLinks({ title, links, most, more }: PriceLinksProps) {
  const money = useMoney();
  const shown = [...links]
    .sort((a, b) => compareFigures([a.price || undefined], [b.price || undefined]))
    .slice(0, most);
  return (
    <div>
      {shown.length > 0 && (
        <>
          <Title order={2} size="h3">
            {title}
          </Title>
          <p data-note="">{copy.alone}</p>
          <PricesNote prices={shown.filter(({ price }) => price > 0)} />
          <ul className={classes.links}>
            {shown.map(({ to, name, price, units, ...cell }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>{' '}
                <span>
                  {figuresCopy.forUnits(priceFigure(price, undefined, money.exact), units)}{' '}
                  <PriceMark {...cell} isListed />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={more.to}>{more.text}</Link>
    </div>
  );
}

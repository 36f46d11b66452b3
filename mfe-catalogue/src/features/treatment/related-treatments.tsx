import { forUnit, priceFigure } from 'shared-contracts';
import { Link, PriceMark, Section, useMoney } from 'shared-contracts/ui';
import { treatmentPath } from '../../shared/addresses.rules.ts';
import type { RelatedTreatment } from './related-treatments.query.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

/** Other treatments of the same category; nothing where there are none. */
export function RelatedTreatments({ list }: { list: readonly RelatedTreatment[] }) {
  const money = useMoney();
  if (list.length === 0) return null;
  return (
    <Section tone="deep" title={copy.related}>
      <ul className={classes.related}>
        {list.map(({ id, name, slug, price, cheapestIn, basis, priceUnit }) => (
          <li key={id}>
            <Link to={treatmentPath({ name, slug })} state={{ treatmentId: id }}>
              {name}
            </Link>{' '}
            <span>
              {copy.relatedPrice(
                priceFigure(price, basis, money.exact),
                price > 0 ? cheapestIn : null,
                price > 0 ? forUnit(priceUnit) : '',
              )}
            </span>{' '}
            <PriceMark treatmentId={id} country={cheapestIn} basis={basis} isListed />
          </li>
        ))}
      </ul>
    </Section>
  );
}

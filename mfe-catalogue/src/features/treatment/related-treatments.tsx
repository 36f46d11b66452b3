import { forUnit, priceFigure } from 'shared-contracts';
import { Link, PriceMark, Section } from 'shared-contracts/ui';
import { treatmentPath } from '../../shared/addresses.rules.ts';
import type { RelatedTreatment } from './related-treatments.query.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

/** Other treatments of the same category; nothing where there are none. */
export const RelatedTreatments = ({ list }: { list: readonly RelatedTreatment[] }) =>
  list.length > 0 && (
    <Section tone="deep" title={copy.related}>
      <ul className={classes.related}>
        {list.map(({ id, name, slug, price, cheapestIn, basis, priceUnit }) => (
          <li key={id}>
            <Link to={treatmentPath({ name, slug })} state={{ treatmentId: id }}>
              {name}
            </Link>{' '}
            <span>
              {priceFigure(price, basis)} {price > 0 && forUnit(priceUnit)}
            </span>{' '}
            <PriceMark treatmentId={id} country={cheapestIn} basis={basis} />
          </li>
        ))}
      </ul>
    </Section>
  );

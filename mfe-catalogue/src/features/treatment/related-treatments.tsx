import { usd } from 'shared-contracts';
import { Link, Section } from 'shared-contracts/ui';
import { mainSlugOf } from '../../shared/addresses.rules.ts';
import type { RelatedTreatment } from './related-treatments.query.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

/** Other treatments of the same category; nothing where there are none. */
export const RelatedTreatments = ({ list }: { list: readonly RelatedTreatment[] }) =>
  list.length > 0 && (
    <Section tone="deep" title={copy.related}>
      <ul className={classes.related}>
        {list.map(({ id, name, price }) => (
          <li key={id}>
            <Link to={`/treatments/${mainSlugOf(id)}`} state={{ treatmentId: id }}>
              {name}
            </Link>{' '}
            <span>{copy.fromPrice(usd(price))}</span>
          </li>
        ))}
      </ul>
    </Section>
  );

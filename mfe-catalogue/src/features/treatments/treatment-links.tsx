import { forUnit, slugOf, type Treatment, usd } from 'shared-contracts';
import { Link } from 'shared-contracts/ui';
import { treatmentsCopy as copy } from './treatments.copy.ts';
import classes from './treatments.module.css';

/** Links to treatments, with the treatment id in navigation state (section 2). */
export function TreatmentLinks({ treatments }: { treatments: readonly Treatment[] }) {
  return (
    <ul className={classes.links}>
      {treatments.map(({ id, name, estimatedCost, priceUnit }) => (
        <li key={id}>
          <Link to={`/treatments/${slugOf(name)}`} state={{ treatmentId: id }}>
            {name}
          </Link>
          <span>
            {copy.from(usd(estimatedCost))} <small>{forUnit(priceUnit)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

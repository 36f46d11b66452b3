import { compareText } from 'shared-contracts';
import { treatmentAddresses } from 'shared-contracts/host';
import { Link } from 'shared-contracts/ui';
import classes from './fallbacks.module.css';

/** Links to all treatments, from the contract's own list, so that no API is needed. */
export function TreatmentLinks() {
  return (
    <ul className={classes.links}>
      {[...treatmentAddresses]
        .sort((a, b) => compareText(a.name, b.name))
        .map(({ id, name, slug }) => (
          <li key={id}>
            <Link to={`/treatments/${slug}`}>{name}</Link>
          </li>
        ))}
    </ul>
  );
}

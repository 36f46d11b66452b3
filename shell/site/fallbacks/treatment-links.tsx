import { compareText, queries, type Treatment, treatmentSlug } from 'shared-contracts';
import { Link, useApiQuery, useServices } from 'shared-contracts/ui';
import classes from './fallbacks.module.css';

/** Links to all treatments that the API has; none while it is down. */
export function TreatmentLinks() {
  const { api } = useServices();
  const { data } = useApiQuery<Treatment[]>(queries.treatments(api), []);
  return (
    <ul className={classes.links}>
      {[...data]
        .sort((a, b) => compareText(a.name, b.name))
        .map(treatment => (
          <li key={treatment.id}>
            <Link to={encodeURI(`/treatments/${treatmentSlug(treatment)}`)}>{treatment.name}</Link>
          </li>
        ))}
    </ul>
  );
}

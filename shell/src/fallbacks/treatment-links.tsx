import { compareText, queries } from 'shared-contracts';
import { treatmentAddresses } from 'shared-contracts/host';
import { Link, useQueryClient, useServices } from 'shared-contracts/ui';
import classes from './fallbacks.module.css';

/** Links to all treatments, from the contract's own list, so that no API is needed; to those of the API if the page knows them. */
export function TreatmentLinks() {
  const { api } = useServices();
  const { queryKey } = queries.treatments(api);
  const listed = useQueryClient().getQueryData<readonly { id: string }[]>(queryKey);
  return (
    <ul className={classes.links}>
      {[...treatmentAddresses]
        .filter(({ id }) => !listed || listed.some(treatment => treatment.id === id))
        .sort((a, b) => compareText(a.name, b.name))
        .map(({ id, name, slug }) => (
          <li key={id}>
            <Link to={`/treatments/${slug}`}>{name}</Link>
          </li>
        ))}
    </ul>
  );
}

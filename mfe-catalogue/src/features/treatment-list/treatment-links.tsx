import { Link } from 'shared-contracts/ui';
import { treatmentPath } from '../../shared/addresses.rules.ts';
import type { ListedTreatment } from './listed-treatment.ts';
import { TreatmentFigure } from './treatment-figure.tsx';
import classes from './treatment-list.module.css';

/** Links to treatments, with the treatment id in navigation state (section 2). */
export function TreatmentLinks({ treatments }: { treatments: readonly ListedTreatment[] }) {
  return (
    <ul className={classes.links}>
      {treatments.map(treatment => (
        <li key={treatment.id}>
          <Link to={treatmentPath(treatment)} state={{ treatmentId: treatment.id }}>
            {treatment.name}
          </Link>
          <TreatmentFigure treatment={treatment} />
        </li>
      ))}
    </ul>
  );
}

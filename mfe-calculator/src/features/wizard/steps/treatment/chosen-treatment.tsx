import type { Treatment } from 'shared-contracts';
import { VisuallyHidden } from 'shared-contracts/ui';
import classes from './chosen-treatment.module.css';
import { treatmentCopy as copy } from './treatment.copy.ts';

interface ChosenTreatmentProps {
  treatment: Pick<Treatment, 'name'>;
  onChange(): void;
}

/** The treatment that is chosen already, in place of the search. */
export const ChosenTreatment = ({ treatment, onChange }: ChosenTreatmentProps) => (
  <p className={classes.chosen}>
    <strong>{treatment.name}</strong>{' '}
    <button type="button" onClick={onChange}>
      {copy.change} <VisuallyHidden>{copy.treatment}</VisuallyHidden>
    </button>
  </p>
);

import {
  categoryName,
  chooseTreatmentAtom,
  countriesAtom,
  prefillAtom,
  searchedCountry,
  searchTermAtom,
  type Treatment,
} from 'shared-contracts';
import { TreatmentSearch, useAtomValue, useSetAtom } from 'shared-contracts/ui';
import classes from '../../../../shared/fields/field.module.css';
import { treatmentCopy as copy } from './treatment.copy.ts';

const ID = 'treatment-term';

export const focusSearch = (): void => document.getElementById(ID)?.focus();

interface TreatmentFieldProps {
  treatments: readonly Treatment[];
  onTerm(term: string): void;
}

/** The search of step 1. It filters the list below while the visitor types; a suggestion is chosen at once. */
export function TreatmentField({ treatments, onTerm }: TreatmentFieldProps) {
  const term = useAtomValue(searchTermAtom);
  const { destinations } = useAtomValue(countriesAtom);
  const choose = useSetAtom(chooseTreatmentAtom);
  const queuePrefill = useSetAtom(prefillAtom);
  return (
    <div className={classes.field}>
      <label htmlFor={ID}>{copy.search}</label>
      <small id={`${ID}-hint`} data-note="">
        {copy.searchHint}
      </small>
      <TreatmentSearch
        id={ID}
        // Without code the form leads to the list of treatments (section 10.12).
        name="q"
        aria-describedby={`${ID}-hint`}
        term={categoryName(term)}
        onTerm={onTerm}
        isQuiet
        onChoose={(name, treatmentId) => {
          const chosen = treatments.find(({ id }) => id === treatmentId);
          const country = searchedCountry(term, destinations);
          onTerm(name);
          if (chosen) choose(chosen);
          if (country) queuePrefill({ country, treatmentId });
        }}
      />
    </div>
  );
}

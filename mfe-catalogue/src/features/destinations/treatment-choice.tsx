import { useId } from 'react';
import { compareText, queries, type Treatment } from 'shared-contracts';
import { useApiQuery, useField, useServices } from 'shared-contracts/ui';
import { destinationsCopy as copy } from './destinations.copy.ts';
import classes from './destinations.module.css';
import { exampleTreatmentId } from './example-trip.ts';

interface TreatmentChoiceProps {
  /** Id of the one whose figures are shown. */
  chosen: string;
  onChoose: (treatment: Treatment) => void;
}

/** A choice of the treatment whose figures the table has. Of a long list it offers the first of each category. Not there where no code runs. */
export function TreatmentChoice({ chosen, onChoose }: TreatmentChoiceProps) {
  const id = useId();
  const { api } = useServices();
  const { data } = useApiQuery(queries.treatments(api, { first: '1' }), []);
  const field = useField<HTMLSelectElement>({
    value: chosen,
    onChange: ({ currentTarget: { value } }) => {
      const treatment = data.find(entry => entry.id === value);
      if (treatment) onChoose(treatment);
    },
  });
  return (
    <div className={classes.treatment} data-choice="">
      <label htmlFor={id}>{copy.choose}</label>
      <select {...field} id={id}>
        {data.every(entry => entry.id !== exampleTreatmentId) && (
          <option value={exampleTreatmentId}>{copy.exampleName}</option>
        )}
        {[...data]
          .sort((a, b) => compareText(a.name, b.name))
          .map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
      </select>
    </div>
  );
}

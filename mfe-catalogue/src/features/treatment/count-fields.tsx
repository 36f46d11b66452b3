import { useId, useState } from 'react';
import { asciiDigits, pluralize, type Treatment } from 'shared-contracts';
import { useField } from 'shared-contracts/ui';
import { describeUsualTrips } from '../../shared/figures.rules.ts';
import classes from './count-fields.module.css';
import { type Counts, countedTreatment } from './counts.rules.ts';
import { treatmentCopy } from './treatment.copy.ts';

const { counts: copy } = treatmentCopy;

interface CountFieldsProps {
  treatment: Treatment;
  /** The treatment with the numbers that are counted. */
  counted: Treatment;
  onCount(answer: Partial<Counts>): void;
}

/** How many units and how many trips the figures are for. Not shown where no code runs, since nothing would follow. */
export function CountFields({ treatment, counted, onCount }: CountFieldsProps) {
  const id = useId();
  const { unit, visits } = treatment;
  const [typed, setTyped] = useState<string | null>(null);
  const unitsField = useField<HTMLInputElement>({
    value: typed ?? String(counted.typicalUnits),
    onChange: ({ currentTarget: { value } }) => {
      const [digits] = /\d+/.exec(asciiDigits(value)) ?? [];
      // Letters change nothing.
      if (!unit || (!digits && value)) return;
      const units = Math.min(Number(digits ?? 0), unit.max);
      setTyped(digits ? String(units) : '');
      if (units >= 1) onCount({ units });
    },
  });
  const visitsField = useField<HTMLSelectElement>({
    value: String(counted.visits?.days.length),
    onChange: ({ currentTarget }) => onCount({ visits: Number(currentTarget.value) }),
  });
  if (!unit && !visits) return null;
  return (
    <div className={classes.counts}>
      {unit && (
        <p>
          <label htmlFor={`${id}-units`}>{copy.units(unit.many)}</label>
          <input
            id={`${id}-units`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...unitsField}
            // What cannot be counted, such as nothing, gives way to what is.
            onBlur={() => setTyped(null)}
          />
        </p>
      )}
      {visits && (
        <p>
          <label htmlFor={`${id}-visits`}>{copy.visits}</label>
          <select id={`${id}-visits`} {...visitsField}>
            {visits.days
              .map((_, index) => visits.days.length - index)
              .map(count => (
                <option key={count} value={count}>
                  {describeUsualTrips(countedTreatment(treatment, { visits: count })) ??
                    copy.one(pluralize(treatment.duration, 'day'))}
                </option>
              ))}
          </select>
        </p>
      )}
    </div>
  );
}

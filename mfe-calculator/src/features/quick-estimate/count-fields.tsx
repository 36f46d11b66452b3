import { useId, useState } from 'react';
import { asciiDigits } from 'shared-contracts';
import { useField } from 'shared-contracts/ui';
import { quickEstimateCopy as copy } from './quick-estimate.copy.ts';
import type { Estimate } from './use-estimate.ts';

/** How many units and how many trips the estimates count. Not shown where no code runs, since nothing would follow. */
export function CountFields({
  treatment: { unit, visits },
  counted,
  count,
}: Pick<Estimate, 'treatment' | 'counted' | 'count'>) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const unitsField = useField<HTMLInputElement>({
    value: typed ?? String(counted.typicalUnits),
    onChange: ({ currentTarget: { value } }) => {
      const [digits] = /\d+/.exec(asciiDigits(value)) ?? [];
      // Letters change nothing.
      if (!unit || (!digits && value)) return;
      const units = Math.min(Number(digits ?? 0), unit.max);
      setTyped(digits ? String(units) : '');
      if (units >= 1) count({ units });
    },
  });
  const visitsField = useField<HTMLSelectElement>({
    value: String(counted.visits?.days.length),
    onChange: ({ currentTarget }) => count({ visits: Number(currentTarget.value) }),
  });
  if (!unit && !visits) return null;
  return (
    <div data-choices="">
      {unit && (
        <div data-choice="">
          <label htmlFor={`${id}-units`}>{copy.units(unit.many)}</label>
          <input
            id={`${id}-units`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...unitsField}
            // An entry that is not a number, such as an empty one, is replaced by the number that is counted.
            onBlur={() => setTyped(null)}
          />
        </div>
      )}
      {visits && (
        <div data-choice="">
          <label htmlFor={`${id}-visits`}>{copy.visits}</label>
          <select id={`${id}-visits`} {...visitsField}>
            {visits.days
              .map((_, index) => visits.days.slice(0, visits.days.length - index))
              .map(days => (
                <option key={days.length} value={days.length}>
                  {copy.trips(days)}
                </option>
              ))}
          </select>
        </div>
      )}
    </div>
  );
}

import { useState } from 'react';
import { type Treatment, type TripData, updateTripAtom } from 'shared-contracts';
import { useSetAtom } from 'shared-contracts/ui';
import { NumberField } from '../../fields/number-field.tsx';
import { unitsOf } from '../../units.rules.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';

interface UnitsFieldProps {
  trip: TripData;
  treatment: Treatment;
  unit: NonNullable<Treatment['unit']>;
}

/** How many teeth, implants or eyes: the typical number until the visitor answers (section 10.5). */
export function UnitsField({ trip, treatment, unit }: UnitsFieldProps) {
  const update = useSetAtom(updateTripAtom);
  // An emptied field stays empty while it is typed into, and meanwhile the typical number counts.
  const [isEmpty, setEmpty] = useState(false);
  return (
    <NumberField
      name="units"
      label={copy.units.label(unit.many)}
      hint={copy.units.hint(treatment.typicalUnits, unit.max)}
      noun={unit.one}
      min={1}
      max={unit.max}
      value={isEmpty ? 0 : unitsOf(trip, treatment)}
      onChange={value => {
        setEmpty(value === 0);
        // As many as the treatment allows, whatever is typed; nothing takes the answer back.
        update({ units: value ? Math.min(Math.max(Math.trunc(value), 1), unit.max) : null });
      }}
    />
  );
}

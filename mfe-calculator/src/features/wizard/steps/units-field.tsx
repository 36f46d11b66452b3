import { useState } from 'react';
import { setUnitsAtom, type Treatment, type TripData, unitsOf } from 'shared-contracts';
import { useSetAtom } from 'shared-contracts/ui';
import { NumberField } from '../fields/number-field.tsx';
import { wizardCopy as copy } from '../wizard.copy.ts';

interface UnitsFieldProps {
  trip: TripData;
  treatment: Treatment & { unit: NonNullable<Treatment['unit']> };
}

/** How many teeth, implants or eyes: the typical number until the visitor answers (section 10.5). */
export function UnitsField({ trip, treatment }: UnitsFieldProps) {
  const { unit, typicalUnits } = treatment;
  const setUnits = useSetAtom(setUnitsAtom);
  // An emptied field stays empty while it is typed into, and meanwhile the typical number counts.
  const [isEmpty, setEmpty] = useState(false);
  return (
    <NumberField
      name="units"
      label={copy.units.label(unit.many)}
      hint={copy.units.hint(typicalUnits, unit.max)}
      noun={unit.one}
      min={1}
      max={unit.max}
      value={isEmpty ? 0 : unitsOf(trip, treatment)}
      onChange={value => {
        setEmpty(value === 0);
        setUnits(value || null);
      }}
    />
  );
}

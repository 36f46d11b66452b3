import { type Treatment, type TripData, tripAtom, unitsOf } from 'shared-contracts';
import { useSetAtom } from 'shared-contracts/ui';
import { NumberField } from '../../../../shared/fields/number-field.tsx';
import { treatmentCopy as copy } from './treatment.copy.ts';

interface UnitsFieldProps {
  trip: TripData;
  treatment: Treatment;
  unit: NonNullable<Treatment['unit']>;
}

/** How many teeth, implants or eyes: the typical number until the visitor answers (section 10.5). */
export function UnitsField({ trip, treatment, unit }: UnitsFieldProps) {
  const update = useSetAtom(tripAtom);
  return (
    <NumberField
      name="units"
      label={copy.units.label(unit.many)}
      hint={copy.units.hint(treatment.typicalUnits, unit.max)}
      noun={unit.one}
      min={1}
      max={unit.max}
      value={unitsOf(trip, treatment)}
      // While the field is empty the typical number counts.
      onChange={units => update({ units: units || null })}
    />
  );
}

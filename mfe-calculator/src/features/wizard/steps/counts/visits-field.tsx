import { type Treatment, tripAtom } from 'shared-contracts';
import { useSetAtom } from 'shared-contracts/ui';
import { NativeSelect } from 'shared-contracts/ui/forms';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { countedStays, describeTrips } from '../../../../shared/visits.rules.ts';
import { countsCopy } from './counts.copy.ts';

const { visits: copy } = countsCopy;

interface VisitsFieldProps {
  data: Pick<WizardData, 'trip' | 'stays'>;
  treatment: Treatment;
  visits: NonNullable<Treatment['visits']>;
}

/** How many visits are counted, the usual number first (section 10.29). */
export function VisitsField({ data: { trip, stays }, treatment, visits }: VisitsFieldProps) {
  const update = useSetAtom(tripAtom);
  const usual = visits.days.length;
  return (
    <NativeSelect
      name="visits"
      label={copy.label}
      description={copy.hint(usual, visits.apart)}
      value={String(stays.length)}
      onChange={({ currentTarget }) => update({ visits: Number(currentTarget.value) })}
    >
      {visits.days
        .map((_, index) => usual - index)
        .map(count => {
          const trips = describeTrips(countedStays({ ...trip, visits: count }, treatment));
          return (
            <option key={count} value={count}>
              {count === usual ? copy.usual(trips) : trips}
            </option>
          );
        })}
    </NativeSelect>
  );
}

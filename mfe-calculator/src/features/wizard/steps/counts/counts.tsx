import { useState } from 'react';
import { tripAtom } from 'shared-contracts';
import { useStore } from 'shared-contracts/ui';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { UnitsField } from '../treatment/units-field.tsx';
import { VisitsField } from './visits-field.tsx';

/** At the top of step 2: how many units where step 1 was skipped, and how many trips where there are usually several. */
export function Counts({ data }: { data: WizardData }) {
  const { trip, treatment } = data;
  const store = useStore();
  // As the visitor left it: what is on screen has the typical number. The field stays while it is answered here.
  const [asksUnits] = useState(() => store.get(tripAtom).units === null);
  return (
    <>
      {treatment?.unit && asksUnits && (
        <UnitsField key={treatment.id} trip={trip} treatment={treatment} unit={treatment.unit} />
      )}
      {treatment?.visits && <VisitsField data={data} treatment={treatment} visits={treatment.visits} />}
    </>
  );
}

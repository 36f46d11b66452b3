import { forCountedUnits } from '../../../../shared/total.rules.ts';
import { preselectedUnits } from '../../../../shared/units.rules.ts';
import type { Step } from '../step.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';
import { TreatmentScreen } from './treatment-screen.tsx';

/** Step 1: the treatment, and how many units of it. */
export const treatmentStep: Step = {
  id: 'treatment',
  title: copy.title,
  missing: trip => (trip.treatmentType ? [] : [copy.missing]),
  preselected: preselectedUnits,
  formAction: '/treatments',
  answer: ({ trip, treatment, unitsText }) =>
    [treatment?.name, unitsText && forCountedUnits(unitsText, trip.patients)].filter(Boolean).join(', '),
  Screen: TreatmentScreen,
};

import { type Assumption, forUnit, pluralize } from 'shared-contracts';
import { forCountedUnits } from '../../../../shared/total.rules.ts';

export const runningEstimateCopy = {
  title: 'Estimate so far',
  now: (total: string, scope: string | null) =>
    `Estimate so far: ${total}${scope ? `, ${scope.toLowerCase()}` : ''}.`,
  /** When the flights are, where there are two totals. */
  flights: (nights: number, after: string) => `fly after ${pluralize(nights, 'night')}, or ${after}`,
  show: 'Details',
  hide: 'Less',
  waiting: {
    source: 'Choose the country you travel from, and your estimate appears here.',
    nights: 'Your estimate appears here as soon as the length of your stay is known.',
  },
  rangeHint: 'Depending on the destination.',
  loading: 'Working it out …',
  failed: 'The estimate could not be worked out.',
  none: 'No destination is offered for this treatment at the moment.',
  assumed: 'Still assumed',
  assumptions: {
    units: 'the typical number of units',
    patients: '1 patient, no companion',
    accommodationType: 'standard hotel',
    foodPreference: 'standard food',
    nights: "the treatment's typical days",
    support: 'flights and visa wanted',
  } satisfies Record<Assumption, string>,
  noTravel: 'flights and visa not included, because your country is not listed',
  typical: (units: string) => `${units}, the usual number`,
  trips: (trips: string) => `${trips}.`,
  unit: (unit: string) => `Treatment ${forUnit(unit)}.`,
  units: (units: string, patients: number) => `Treatment ${forCountedUnits(units, patients)}.`,
} as const;

import type { Assumption } from 'shared-contracts';

export const estimateCopy = {
  loading: 'Loading …',
  retry: 'Try again',
  estimate: 'Your estimate',
  running: 'Estimate so far',
  assumed: 'Still assumed:',
  assumptions: {
    patients: '1 patient, no companion',
    accommodationType: 'standard hotel',
    foodPreference: 'standard food',
    nights: "the treatment's typical days",
    support: 'flights and visa wanted',
  } satisfies Record<Assumption, string>,
  lines: {
    treatment: 'Treatment',
    travel: 'Travel',
    visa: 'Visa',
    accommodation: 'Accommodation',
    food: 'Food',
  },
  total: 'Total',
  unit: (unit: string, typical: number) =>
    typical > 1 ? `Treatment for ${unit}; ${typical} are typical.` : `Treatment for ${unit}.`,
  failedCost: 'The cost cannot be computed at the moment; the amounts below are zero until it can.',
  indicative: (month: string) => `Indicative, as of ${month}. Not an offer and not medical advice.`,
  excludes: 'Not included',
  request: 'Request my quote',
  change: 'Change my answers',
} as const;

import type { Treatment } from 'shared-contracts';

/** What the list shows of a treatment. */
export type ListedTreatment = Omit<
  Treatment,
  'bodyLocation' | 'companions' | 'description' | 'duration' | 'earliestFlight' | 'imageText' | 'visits'
>;

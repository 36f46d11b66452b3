import { type DestinationOption, usualRange } from 'shared-contracts';

/** What pages say of whole trips before it is known where the visitor lives. */
export const spansCopy = {
  until: 'For now you see the range of all home countries.',
  /** Of the usual trip: `$7,500 to $8,500 all in`. */
  allIn: ({ low, high }: NonNullable<DestinationOption['span']>) => `${usualRange(low, high)} all in`,
} as const;

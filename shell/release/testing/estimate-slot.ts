import type { OfferedSlot } from 'shared-contracts/host';

/** A slot that a page offers to one widget. */
export const estimateSlot: OfferedSlot = {
  name: 'treatment.estimate',
  takes: 'one',
  params: ['slug'],
  data: { country: 'text' },
  examples: [],
};

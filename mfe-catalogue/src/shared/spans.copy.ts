import { type DestinationOption, type LeavesOut, scopeOf, usualRange } from 'shared-contracts';

type Span = NonNullable<DestinationOption['span']>;

const amount = ({ low, high }: Span) => usualRange(low, high);
const scope = (treatment?: LeavesOut) => scopeOf({ travelIncluded: true }, treatment);

/** What pages say of whole trips before it is known where the visitor lives. */
export const spansCopy = {
  until: 'For now you see the range of all home countries.',
  amount,
  scope,
  /** Of the usual trip: `$7,500 to $8,500 all in`. */
  allIn: (span: Span, treatment?: LeavesOut) => `${amount(span)} ${scope(treatment)}`,
} as const;

import { type DestinationOption, type LeavesOut, scopeOf, spanWords } from 'shared-contracts';
import type { Money } from 'shared-contracts/ui';

type Span = NonNullable<DestinationOption['span']>;

const amount = (span: Span, money: Money) => spanWords(span, money.figure).amount;

/** What a slot's widget learns of a country: the usual trip from all home countries, and its figure where the range says too little. */
export const spanData = (country: string, span: Span | undefined, money: Money) => ({
  country,
  ...(span && {
    low: span.low,
    high: span.high,
    ...(span.examples && { examples: amount(span, money) }),
  }),
});
const scope = (treatment?: LeavesOut) => scopeOf({ travelIncluded: true }, treatment);

/** What pages say of whole trips before it is known where the visitor lives. */
export const spansCopy = {
  until: 'For now you see the range of all home countries.',
  scope,
  /** Span of the usual trip: `$7,500 to $8,500 all in`. */
  allIn: (span: Span, money: Money, treatment?: LeavesOut) => `${amount(span, money)} ${scope(treatment)}`,
} as const;

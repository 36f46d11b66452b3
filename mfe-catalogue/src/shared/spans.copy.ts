import { type DestinationOption, type LeavesOut, scopeOf, spanWords } from 'shared-contracts';

type Span = NonNullable<DestinationOption['span']>;

const amount = (span: Span) => spanWords(span).amount;

/** What a slot's widget learns of a country: the usual trip from all home countries, and its figure where the range says too little. */
export const spanData = (country: string, span: Span | undefined) => ({
  country,
  ...(span && {
    low: span.low,
    high: span.high,
    ...(span.examples && { examples: amount(span) }),
  }),
});
const scope = (treatment?: LeavesOut) => scopeOf({ travelIncluded: true }, treatment);

/** What pages say of whole trips before it is known where the visitor lives. */
export const spansCopy = {
  until: 'For now you see the range of all home countries.',
  scope,
  /** Span of the usual trip: `$7,500 to $8,500 all in`. */
  allIn: (span: Span, treatment?: LeavesOut) => `${amount(span)} ${scope(treatment)}`,
} as const;

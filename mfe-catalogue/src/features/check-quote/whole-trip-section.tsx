import { OTHER_SOURCE, residenceAtom } from 'shared-contracts';
import { Link, ResidenceSelect, Title, useAtomValue, useLocalCurrency, useMoney } from 'shared-contracts/ui';
import { estimatePath } from '../../shared/addresses.rules.ts';
import type { CheckedQuote } from './check-quote.rules.ts';
import type { Comparison } from './compare-price.rules.ts';
import type { Span } from './line-spans.rules.ts';
import { lineCopyOf, lineNames } from './questions.rules.ts';
import { quoteAnswerCopy as copy } from './quote-answer.copy.ts';
import type { WholeTrip } from './whole-trip.rules.ts';

interface WholeTripSectionProps {
  trip: WholeTrip;
  /** Whether the quote's amounts are in dollars. */
  isTyped: boolean;
  /** The quote's own currency. */
  own: Comparison['own'];
  treatment: CheckedQuote['treatment'];
  country: string;
}

/** The quote and our own figures for what it does not pay: the whole trip, and a way into the calculator. */
export function WholeTripSection({ trip, isTyped, own, treatment, country }: WholeTripSectionProps) {
  const { country: residence } = useAtomValue(residenceAtom);
  const home = residence === OTHER_SOURCE ? null : residence;
  const local = useLocalCurrency();
  const money = useMoney();
  const spanOf = ({ low, high }: Span) => money.range(low, high);
  // Where the quote is in another currency than the trip.
  const isForeign = own ? own.currency !== local?.code : Boolean(local);
  return (
    <>
      <Title order={3}>{copy.wholeTrip}</Title>
      <ResidenceSelect />
      <p>
        <strong>{copy.wholeTotal(spanOf(trip), home, lineNames(trip.without, treatment))}</strong>
      </p>
      <ul>
        <li>{copy.quotePart(trip.quote, isTyped, own, isForeign ? spanOf(trip.quote) : null)}</li>
        {trip.added.map(
          ({ id, span }) =>
            span.high > 0 && <li key={id}>{copy.part(lineCopyOf(id, treatment).name, spanOf(span))}</li>,
        )}
      </ul>
      <p data-note="">{copy.wholeBasis}</p>
      <p>
        <Link to={estimatePath(treatment, country)}>{copy.estimate}</Link>
      </p>
    </>
  );
}

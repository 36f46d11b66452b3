import { formatDate, formatMonth } from 'shared-contracts';
import { Link, PriceMark, Title, useServices } from 'shared-contracts/ui';
import { IN_COUNTRY_PAGE, inCountryPath } from '../../shared/addresses.rules.ts';
import { StackedTable } from '../../shared/stacked-table.tsx';
import { writeAmount } from './amounts.rules.ts';
import classes from './check-quote.module.css';
import type { CheckedQuote } from './check-quote.rules.ts';
import { type Comparison, isFound, type PriceCell } from './compare-price.rules.ts';
import type { Rates } from './price-cells.query.ts';
import { QuestionList } from './question-list.tsx';
import { lineCopyOf, lineNames } from './questions.rules.ts';
import { quoteAnswerCopy as copy } from './quote-answer.copy.ts';
import { RangeBar } from './range-bar.tsx';
import { addUp } from './whole-trip.rules.ts';
import { WholeTripSection } from './whole-trip-section.tsx';

interface QuoteAnswerProps {
  answer: CheckedQuote;
  /** Date of the prices. */
  asOf: string | null;
  rates: Rates | null;
}

/** What the check finds: the price in our range, what to ask, the whole trip, and the quote next to our lines. */
export function QuoteAnswer({ answer, asOf, rates }: QuoteAnswerProps) {
  const { treatment, country, cell, lines, comparison, isListed } = answer;
  const { hasPage } = useServices();
  const title = copy.title(treatment.name, country);
  const missing = lines.filter(
    ({ ours, isInQuote, isExtra }) => ours === 'included' && !isInQuote && !isExtra,
  );
  return (
    <section className={classes.answer} aria-labelledby="quote-check-answer">
      <Title order={2} tabIndex={-1} id="quote-check-answer">
        {title}
      </Title>
      <Price answer={answer} />
      <QuestionList answer={answer} title={title} />
      {comparison.kind === 'compared' && comparison.wholeTrip && (
        <WholeTripSection
          trip={comparison.wholeTrip}
          isTyped={comparison.converted.length === 0}
          own={comparison.own}
          treatment={treatment}
          country={country}
        />
      )}
      <Title order={3}>{copy.table}</Title>
      <p>{isListed ? copy.missing(missing.length) : copy.listsNothing}</p>
      <LineTable {...answer} />
      {comparison.kind === 'compared' && <Notes {...comparison} treatment={treatment} rates={rates} />}
      <p data-note="">
        {copy.indicative(formatMonth(asOf))} <Link to="/prices">{copy.book}</Link>.
        {cell && hasPage(IN_COUNTRY_PAGE) && (
          <>
            {' '}
            <Link to={inCountryPath(treatment, country)}>{copy.trip(treatment.name, country)}</Link>
          </>
        )}
      </p>
    </section>
  );
}

function Price({ answer }: Pick<QuoteAnswerProps, 'answer'>) {
  const { comparison, cell, treatment, country, counted } = answer;
  if (comparison.kind === 'compared') return cell && <Place {...comparison} cell={cell} />;
  if (comparison.kind === 'noRate') return <p>{copy.noRate(comparison.currencies)}</p>;
  if (comparison.kind === 'noPrice' || !cell)
    return <p>{copy.noPrice(counted ?? treatment.name, country)}</p>;
  return (
    <>
      <p>{copy[comparison.kind]}</p>
      <Range cell={cell} />
    </>
  );
}

const Range = ({ cell: { treatment, country, counted, low, high, basis, note } }: { cell: PriceCell }) => (
  <p>
    {copy.range(low, high, counted ?? treatment.priceUnit)}{' '}
    <PriceMark treatmentId={treatment.treatmentId} country={country} basis={basis} note={note} />
  </p>
);

/** Where the quote lies in our range; in words too if we found that range. */
function Place({ cell, ...comparison }: Comparison & { cell: PriceCell }) {
  const { price, position, estimated, isLessThanSum, converted, own } = comparison;
  return (
    <div className={classes.price} data-card="">
      <p>
        {copy.price(price, cell.counted, cell.treatment.unit?.one ?? null, converted.length === 0, own)}{' '}
        {position && (
          <>
            {copy.that(estimated.length > 0)} <strong>{copy.positions[position]}</strong>.{' '}
            {copy.reasons[position]}
          </>
        )}
      </p>
      {!isLessThanSum && Number.isFinite(price.high) && <RangeBar price={price} cell={cell} />}
      <Range cell={cell} />
      <p data-note="">
        {isLessThanSum ? copy.isLessThanSum : isFound(cell) ? copy.noJudgement : copy.isNotFound}
      </p>
    </div>
  );
}

interface NotesProps extends Comparison, Pick<CheckedQuote, 'treatment'>, Pick<QuoteAnswerProps, 'rates'> {}

function Notes({ treatment, rates, ...comparison }: NotesProps) {
  const { isSum, deducted, estimated, unknown, besides, converted, own } = comparison;
  const namesOf = (ids: Comparison['deducted']) => lineNames(ids, treatment);
  const taken = { low: addUp(estimated, 'low'), high: addUp(estimated, 'high') };
  const notes = [
    isSum && copy.isSum,
    deducted.length > 0 && copy.deducted(namesOf(deducted)),
    estimated.length > 0 && copy.estimated(namesOf(estimated.map(({ id }) => id)), taken),
    unknown.length > 0 && copy.unknown(namesOf(unknown)),
    besides.length > 0 && copy.besides(namesOf(besides)),
    ...converted.map(([currency, perUsd]) => copy.rate(currency, perUsd, formatDate(rates?.asOf ?? ''))),
    own === null && copy.dollar,
  ];
  return (
    <>
      <Title order={3}>{copy.how}</Title>
      {notes.map(note => note && <p key={note}>{note}</p>)}
    </>
  );
}

const columns = [copy.line, copy.quote, copy.ours];

const LineTable = ({
  lines,
  treatment,
  isListed,
}: Pick<CheckedQuote, 'lines' | 'treatment' | 'isListed'>) => (
  <StackedTable className={classes.table} label={copy.table} columns={columns}>
    {lines.map(({ id, isInQuote, isExtra, amount, ours }) => (
      <tr
        key={id}
        role="row"
        data-missing={isListed && !isInQuote && !isExtra && ours === 'included' ? '' : undefined}
      >
        <th role="rowheader" scope="row">
          {lineCopyOf(id, treatment).name}
        </th>
        <td role="cell" data-main="">
          {isInQuote
            ? amount
              ? copy.withAmount(writeAmount(amount))
              : copy.yes
            : isExtra
              ? copy.extra
              : isListed
                ? copy.no
                : copy.notListed}
        </td>
        <td role="cell" data-label={copy.ours}>
          {copy.ourWords[ours]}
        </td>
      </tr>
    ))}
  </StackedTable>
);

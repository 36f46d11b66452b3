import { formatDate, formatMonth } from 'shared-contracts';
import { Link, PriceMark, Title } from 'shared-contracts/ui';
import { inCountryPath } from '../../shared/addresses.rules.ts';
import { StackedTable } from '../../shared/stacked-table.tsx';
import { writeAmount } from './amounts.rules.ts';
import { checkQuoteCopy } from './check-quote.copy.ts';
import classes from './check-quote.module.css';
import type { CheckedQuote } from './check-quote.rules.ts';
import type { Comparison, PriceCell } from './compare-price.rules.ts';
import type { Prices, Rates } from './price-cells.query.ts';
import { QuestionList } from './question-list.tsx';
import { lineCopyOf } from './questions.rules.ts';
import { quoteAnswerCopy as copy } from './quote-answer.copy.ts';
import { RangeBar } from './range-bar.tsx';
import { WholeTripSection } from './whole-trip-section.tsx';

const { lines: lineCopy } = checkQuoteCopy;
const namesOf = (ids: Comparison['deducted']) => ids.map(id => lineCopy[id].name);

interface QuoteAnswerProps {
  answer: CheckedQuote;
  prices: Prices;
  rates: Rates | null;
}

/** What the check finds: the price in our range, the quote beside our lines, what to ask, and the whole trip. */
export function QuoteAnswer({ answer, prices, rates }: QuoteAnswerProps) {
  const { treatment, country, cell, lines, comparison } = answer;
  const title = copy.title(treatment.name, country);
  return (
    <section className={classes.answer} aria-labelledby="quote-check-answer">
      <Title order={2} tabIndex={-1} id="quote-check-answer">
        {title}
      </Title>
      <Price answer={answer} rates={rates} />
      <Title order={3}>{copy.table}</Title>
      <p>{copy.missing(lines.filter(({ ours, isInQuote }) => ours === 'included' && !isInQuote).length)}</p>
      <LineTable {...answer} />
      <QuestionList answer={answer} title={title} />
      {comparison.kind === 'compared' && comparison.wholeTrip && (
        <WholeTripSection
          trip={comparison.wholeTrip}
          isTyped={comparison.converted.length === 0}
          treatment={treatment}
          country={country}
        />
      )}
      <p data-note="">
        {copy.indicative(formatMonth(prices.asOf))} <Link to="/prices">{copy.book}</Link>.
        {cell && (
          <>
            {' '}
            <Link to={inCountryPath(treatment, country)}>{copy.trip(treatment.name, country)}</Link>
          </>
        )}
      </p>
    </section>
  );
}

function Price({ answer, rates }: Pick<QuoteAnswerProps, 'answer' | 'rates'>) {
  const { comparison, cell, treatment, country, counted } = answer;
  if (comparison.kind === 'compared') return cell && <Compared {...comparison} cell={cell} rates={rates} />;
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

function Compared({ cell, rates, ...comparison }: Comparison & { cell: PriceCell; rates: Rates | null }) {
  const { price, position, isSum, deducted, estimated, unknown, isLessThanSum, converted } = comparison;
  const { treatment } = cell;
  const notes = [
    isSum && copy.isSum,
    deducted.length > 0 && copy.deducted(namesOf(deducted)),
    estimated.length > 0 &&
      copy.estimated(estimated.map(({ id, span }) => copy.figure(lineCopy[id].name, span))),
    unknown.length > 0 && copy.unknown(namesOf(unknown)),
    isLessThanSum && copy.isLessThanSum,
    ...converted.map(([currency, perUsd]) => copy.rate(currency, perUsd, formatDate(rates?.asOf ?? ''))),
    converted.length === 0 && copy.dollar,
  ];
  return (
    <div className={classes.price} data-card="">
      <p>
        {copy.price(price, cell.counted, treatment.unit?.one ?? null, converted.length === 0)}{' '}
        {position && (
          <>
            {copy.that(estimated.length > 0)} <strong>{copy.positions[position]}</strong>.
          </>
        )}
      </p>
      {position && <RangeBar price={price} cell={cell} />}
      <Range cell={cell} />
      {cell.basis !== 'found' && <p>{copy.isEstimate}</p>}
      {notes.map(note => note && <p key={note}>{note}</p>)}
      <p data-note="">{copy.noJudgement}</p>
    </div>
  );
}

const columns = [copy.line, copy.quote, copy.ours];

const LineTable = ({ lines, treatment }: Pick<CheckedQuote, 'lines' | 'treatment'>) => (
  <StackedTable className={classes.table} label={copy.table} columns={columns}>
    {lines.map(({ id, isInQuote, amount, ours }) => (
      <tr key={id} role="row" data-missing={!isInQuote && ours === 'included' ? '' : undefined}>
        <th role="rowheader" scope="row">
          {lineCopyOf(id, treatment).name}
        </th>
        <td role="cell" data-main="">
          {isInQuote ? (amount ? copy.withAmount(writeAmount(amount)) : copy.yes) : copy.no}
        </td>
        <td role="cell" data-label={copy.ours}>
          {copy.ourWords[ours]}
        </td>
      </tr>
    ))}
  </StackedTable>
);

import { formatDate, formatMonth } from 'shared-contracts';
import { Link, PriceMark, Title } from 'shared-contracts/ui';
import { inCountryPath } from '../../shared/addresses.rules.ts';
import { StackedTable } from '../../shared/stacked-table.tsx';
import { writeAmount } from './amounts.rules.ts';
import { checkQuoteCopy } from './check-quote.copy.ts';
import classes from './check-quote.module.css';
import type { CheckedLine, CheckedQuote, Comparison, PriceCell } from './check-quote.rules.ts';
import type { Prices, Rates } from './price-cells.query.ts';
import { QuestionList } from './question-list.tsx';
import { RangeBar } from './range-bar.tsx';

const { answer: copy, lines: lineCopy } = checkQuoteCopy;
const namesOf = (ids: Comparison['takenOff']) => ids.map(id => lineCopy[id].name);

interface QuoteAnswerProps {
  answer: CheckedQuote;
  prices: Prices;
  rates: Rates | null;
}

/** What the check finds: the price in our range, the quote beside our lines, and what to ask. */
export function QuoteAnswer({ answer, prices, rates }: QuoteAnswerProps) {
  const { treatment, country, cell, lines } = answer;
  const title = copy.title(treatment.name, country);
  return (
    <section className={classes.answer} aria-labelledby="quote-check-answer">
      <Title order={2} tabIndex={-1} id="quote-check-answer">
        {title}
      </Title>
      <Price answer={answer} rates={rates} />
      <Title order={3}>{copy.table}</Title>
      <p>{copy.missing(lines.filter(({ ours, isInQuote }) => ours === 'included' && !isInQuote).length)}</p>
      <LineTable lines={lines} />
      <QuestionList answer={answer} title={title} excludes={prices.excludes} />
      <p data-note="">
        {copy.indicative(formatMonth(prices.asOf))} <Link to="/prices">{copy.book}</Link>.
        {cell && (
          <>
            {' '}
            <Link to={inCountryPath(treatment.treatmentId, country)}>
              {copy.trip(treatment.name, country)}
            </Link>
          </>
        )}
      </p>
    </section>
  );
}

function Price({ answer, rates }: Pick<QuoteAnswerProps, 'answer' | 'rates'>) {
  const { comparison, cell, treatment, country } = answer;
  if (comparison.kind === 'compared') return cell && <Compared {...comparison} cell={cell} rates={rates} />;
  if (comparison.kind === 'noRate') return <p>{copy.noRate(comparison.currencies)}</p>;
  if (comparison.kind === 'noPrice' || !cell) return <p>{copy.noPrice(treatment.name, country)}</p>;
  return (
    <>
      <p>{copy[comparison.kind]}</p>
      <Range cell={cell} />
    </>
  );
}

const Range = ({ cell: { treatment, country, low, high, basis, note } }: { cell: PriceCell }) => (
  <p>
    {copy.range(low, high, treatment.priceUnit)}{' '}
    <PriceMark treatmentId={treatment.treatmentId} country={country} basis={basis} note={note} />
  </p>
);

function Compared({ cell, rates, ...comparison }: Comparison & { cell: PriceCell; rates: Rates | null }) {
  const { price, units, position, isSum, takenOff, alsoPaid, isLessThanSum, converted } = comparison;
  const { treatment } = cell;
  const notes = [
    isSum && copy.isSum,
    takenOff.length > 0 && copy.takenOff(namesOf(takenOff)),
    alsoPaid.length > 0 && copy.alsoPaid(namesOf(alsoPaid)),
    isLessThanSum && copy.isLessThanSum,
    ...converted.map(([currency, perUsd]) => copy.rate(currency, perUsd, formatDate(rates?.asOf ?? ''))),
    converted.length === 0 && copy.dollar,
  ];
  return (
    <div className={classes.price} data-card="">
      <p>
        {copy.price(price, units, treatment.unit?.one ?? null)} {copy.that}{' '}
        <strong>{copy.positions[position]}</strong>.
      </p>
      <RangeBar {...comparison} />
      <Range cell={cell} />
      {notes.map(note => note && <p key={note}>{note}</p>)}
      <p data-note="">{copy.noJudgement}</p>
    </div>
  );
}

const columns = [copy.line, copy.quote, copy.ours];

const LineTable = ({ lines }: { lines: readonly CheckedLine[] }) => (
  <StackedTable className={classes.table} label={copy.table} columns={columns}>
    {lines.map(({ id, isInQuote, amount, ours }) => (
      <tr key={id} role="row" data-missing={!isInQuote && ours === 'included' ? '' : undefined}>
        <th role="rowheader" scope="row">
          {lineCopy[id].name}
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

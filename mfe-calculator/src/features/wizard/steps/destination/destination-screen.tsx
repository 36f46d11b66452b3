import {
  type CostByCountry,
  describeStays,
  formatMonth,
  leftOutOf,
  priceFigure,
  type TripFigure,
  tripAtom,
  tripFigures,
} from 'shared-contracts';
import { Link, moneyIn, PricesNote, SourceOptions, useSetAtom } from 'shared-contracts/ui';
import { NativeSelect } from 'shared-contracts/ui/forms';
import { uncountedLines } from '../../../../shared/cost-lines.rules.ts';
import { lineNames } from '../../../../shared/cost-lines.ts';
import { roundedIn } from '../../../../shared/currency/local-currency.rules.ts';
import { ChoiceList } from '../../../../shared/fields/choice-list.tsx';
import { Notice } from '../../../../shared/notice.tsx';
import { PriceBookLink } from '../../../../shared/price-book-link.tsx';
import { QueryState } from '../../../../shared/query-state.tsx';
import { countsFlights, hasTravel } from '../../../../shared/route.rules.ts';
import { useToldPrice } from '../../../../shared/told-price/use-told-price.ts';
import { forCountedUnits } from '../../../../shared/total.rules.ts';
import { useCosts } from '../../../../shared/use-costs.ts';
import { Counts } from '../counts/counts.tsx';
import classes from '../step.module.css';
import type { ScreenProps } from '../step.ts';
import { ChosenTreatment } from '../treatment/chosen-treatment.tsx';
import { destinationCopy as copy } from './destination.copy.ts';
import { DestinationNote } from './destination-note.tsx';
import { orderDestinations } from './destination-order.rules.ts';

/**
 * Step 2: source and destination, below the treatment that is chosen. Once the source is known, each card has the total of the whole trip, from the same costs
 * as the running estimate; until then the price of the treatment. The visitor's own country is listed last and marked.
 */
export function DestinationScreen({ data, onOpen }: ScreenProps) {
  const { trip, treatment, unitsText, destinations, unmatched, local } = data;
  const update = useSetAtom(tripAtom);
  const { question, costs, hasTotals } = useCosts(data, 'destination', { keepPrevious: true });
  const ordered = orderDestinations(destinations.data, costs.data, trip.source);
  const priced = destinations.data.filter(({ basePrice }) => basePrice > 0);
  const isEmpty = !destinations.loading && !destinations.failed && ordered.length === 0;
  const counted = unitsText && forCountedUnits(unitsText, trip.patients);
  // To any destination but the visitor's own country.
  const abroad = { ...trip, destination: null };
  const uncounted = uncountedLines(abroad);
  const money = moneyIn(local);
  const told = useToldPrice(treatment, trip);
  const figuresOf = (cost: CostByCountry) => {
    const isCompared = cost.country !== trip.source && countsFlights(trip);
    return tripFigures(cost, isCompared ? (told ?? cost.home_price ?? null) : null, money);
  };
  // Two totals stand in the note, each with what belongs to it.
  const priceText = ([figure, second]: readonly TripFigure[]) =>
    second
      ? undefined
      : [figure?.about, local && figure && `≈\u00a0${roundedIn(null, figure.total)}`]
          .filter(Boolean)
          .join('\n');
  const flight = treatment?.earliestFlight;
  const isTwofold =
    costs.data.length > 0
      ? costs.data.some(({ later }) => later)
      : (flight?.days ?? 0) > (question?.stays[0] ?? Number.POSITIVE_INFINITY);
  // The cards and the note take the space of the totals at once, so that nothing moves when these come.
  const totals = hasTotals && trip.source !== null ? (isTwofold ? 2 : 1) : 0;
  const isAwaited = totals > 0 && costs.loading && costs.data.length === 0;
  const hasCosts = costs.data.length > 0 || isAwaited;
  const notes = [priced.length > 0 && copy.alone(treatment?.priceUnit ?? ''), null, copy.twoTotals];
  return (
    <div className={classes.fields}>
      {treatment && <ChosenTreatment treatment={treatment} onChange={() => onOpen('treatment')} />}
      <Counts data={data} />
      <NativeSelect
        name="source"
        autoComplete="country-name"
        label={copy.source}
        description={data.isSourceGuessed && copy.guessed}
        value={trip.source ?? ''}
        onChange={({ currentTarget }) => update({ source: currentTarget.value })}
      >
        <SourceOptions prompt={copy.chooseSource} />
      </NativeSelect>
      {unmatched && <Notice text={copy.unmatched(unmatched.wanted, unmatched.shown)} />}
      <QueryState query={destinations} />
      {isEmpty && (
        <>
          <Notice text={copy.none} />
          <p>
            <Link to="/contact">{copy.askForQuote}</Link>
          </p>
        </>
      )}
      {ordered.length > 0 && (
        <>
          {totals === 0 && <PricesNote prices={priced} />}
          <ChoiceList
            legend={copy.destination}
            name="destination"
            value={trip.destination}
            totals={totals}
            busy={costs.loading}
            note={notes[totals]}
            choices={ordered.map(({ destination: option, cost }) => ({
              value: option.country,
              label: option.country,
              price: cost
                ? priceText(figuresOf(cost))
                : priceFigure(option.basePrice, undefined, money.exact),
              note: (
                <DestinationNote
                  data={data}
                  option={option}
                  cost={cost}
                  figures={cost ? figuresOf(cost) : []}
                  counted={counted}
                />
              ),
            }))}
            onChoose={destination => update({ destination })}
          />
          {treatment && (
            <p data-note="" aria-busy={isAwaited}>
              {hasCosts &&
                question &&
                copy.allIn(
                  counted,
                  question.input.travelers,
                  describeStays(question.stays),
                  lineNames.filter(line => !uncounted.includes(line)),
                  leftOutOf(abroad, treatment),
                  hasTravel(trip),
                )}{' '}
              {copy.asOf(formatMonth(treatment.asOf))} {hasCosts && <PriceBookLink />}
            </p>
          )}
        </>
      )}
    </div>
  );
}

import { useState } from 'react';
import {
  compareText,
  type DestinationSummary,
  formatMonth,
  type LeavesOut,
  orderingTotal,
  priceFigure,
  queries,
  residenceAtom,
  type Treatment,
  tripFigures,
} from 'shared-contracts';
import {
  Link,
  PriceMark,
  PricesNote,
  RateNote,
  ResidenceSelect,
  Section,
  useApiQuery,
  useAtomValue,
  useMoney,
  useTripCosts,
} from 'shared-contracts/ui';
import { countryPath } from '../../shared/addresses.rules.ts';
import { compareFigures } from '../../shared/compare-figures.ts';
import { describeTypicalUnits, describeUsualTrips, firstFigureOf } from '../../shared/figures.rules.ts';
import { useQueryContext } from '../../shared/query-context.ts';
import { QuerySection } from '../../shared/query-section.tsx';
import { spansCopy } from '../../shared/spans.copy.ts';
import { StackedTable } from '../../shared/stacked-table.tsx';
import { TotalsNote } from '../../shared/totals-note.tsx';
import { TotalFigure } from '../../shared/trip-figures.tsx';
import { TypicalTripNote } from '../../shared/typical-trip-note.tsx';
import { useCalmOrder } from '../../shared/use-calm-order.ts';
import { destinationsCopy as copy } from './destinations.copy.ts';
import classes from './destinations.module.css';
import { type ExamplePrice, examplePricesQuery, NO_PRICES } from './example-prices.query.ts';
import { type ExampleTrip, exampleTreatmentId, exampleTrip } from './example-trip.ts';
import { TreatmentChoice } from './treatment-choice.tsx';

type ChosenTreatment = Pick<Treatment, 'id' | 'name' | 'unit' | 'typicalUnits'>;

/** What a treatment that the visitor may choose costs in every country, the lowest figure first; where nobody offers the example, the lowest price of any. */
export function CountryTable() {
  const context = useQueryContext();
  const countries = useApiQuery(queries.destinations(context.api), []);
  const [{ id, name, unit, typicalUnits }, choose] = useState<ChosenTreatment>({
    id: exampleTreatmentId,
    name: copy.example,
    unit: null,
    typicalUnits: 1,
  });
  const { country: home } = useAtomValue(residenceAtom);
  const trips = { treatment_id: id };
  const prices = useApiQuery(examplePricesQuery(context, id), NO_PRICES);
  const { nights, visits, byCountry } = prices.data;
  const units = describeTypicalUnits({ unit, typicalUnits });
  const priceLabel = copy.treatmentFor(units);
  const hasExample = id !== exampleTreatmentId || prices.loading || nights > 0;
  const { data: costs } = useTripCosts(trips);
  const { list, orderedBy } = useCalmOrder<HTMLDivElement, typeof costs>(costs);
  const orderOf = (country: string) => {
    const { span, price } = byCountry[country] ?? {};
    const trip = exampleTrip(orderedBy, country, home, id);
    return [trip ? orderingTotal(trip.cost) : undefined, firstFigureOf(span), price || undefined];
  };
  const sorted = countries.data
    .map(({ country }) => country)
    .sort((a, b) => compareFigures(orderOf(a), orderOf(b)) || compareText(a, b));
  const [first] = countries.data;
  const shown = sorted.map(country => ({ country, trip: exampleTrip(costs, country, home, id) }));
  const known = shown.flatMap(({ trip }) => trip ?? []);
  const later = known.find(({ cost }) => cost.later) ?? null;
  const money = useMoney();
  // One total, or two where a guideline asks for a later flight.
  const totals = later
    ? tripFigures(later.cost, null, money).map(({ briefly }) => `${briefly}, ${later.scope}`)
    : [copy.trip];
  return (
    <Section
      tone="deep"
      title={copy.all}
      lead={hasExample ? copy.allLead(name, later?.cost.later?.after ?? null) : copy.lowestLead}
    >
      {hasExample && (
        <div data-choices="">
          <TreatmentChoice chosen={id} onChoose={choose} />
          <ResidenceSelect hasRate={false} />
        </div>
      )}
      <QuerySection queries={[countries, prices]} loading={<p>{copy.loading}</p>} failed={copy.failed}>
        {!first && <p>{copy.empty}</p>}
        {first && hasExample && (
          <div ref={list}>
            <TypicalTripNote
              narrow={trips}
              stay={copy.stay(describeUsualTrips({ visits }), nights, units)}
              beforeAnswer={spansCopy.until}
            />
            <PricesNote prices={Object.values(byCountry).filter(({ price }) => price > 0)} />
            <TotalsNote costs={known.map(({ cost }) => cost)} />
            {later?.home && <p data-note="">{copy.compared}</p>}
            <StackedTable
              label={copy.all}
              columns={[copy.country, priceLabel, ...totals]}
              className={classes.countries}
            >
              {shown.map(({ country, trip }) => (
                <CountryRow
                  key={country}
                  country={country}
                  price={byCountry[country]}
                  priceLabel={priceLabel}
                  treatmentId={id}
                  trip={trip}
                  leftOut={prices.data}
                  columns={totals.length}
                />
              ))}
            </StackedTable>
          </div>
        )}
        {first && !hasExample && <LowestPrices countries={countries.data} />}
        {first && (
          <p className={classes.small} data-note="">
            {copy.indicative(formatMonth(first.asOf))} <RateNote />
          </p>
        )}
      </QuerySection>
    </Section>
  );
}

function LowestPrices({ countries }: { countries: readonly DestinationSummary[] }) {
  const money = useMoney();
  return (
    <StackedTable label={copy.all} columns={[copy.country, copy.treatment]} className={classes.countries}>
      {countries.map(({ country, lowestPrice, lowestBasis }) => (
        <tr key={country} role="row">
          <th role="rowheader" scope="row">
            <Link to={countryPath(country)}>{country}</Link>
          </th>
          <td role="cell" data-main="">
            {priceFigure(lowestPrice, lowestBasis, money.exact)}
          </td>
        </tr>
      ))}
    </StackedTable>
  );
}

interface CountryRowProps {
  country: string;
  treatmentId: string;
  /** Price of the treatment; undefined if it is not offered there. */
  price: ExamplePrice | undefined;
  priceLabel: string;
  /** Null until it is known where the visitor lives. */
  trip: ExampleTrip | null;
  /** What its price lacks. */
  leftOut: LeavesOut;
  /** Of totals. */
  columns: number;
}

function CountryRow({ country, treatmentId, price, priceLabel, trip, leftOut, columns }: CountryRowProps) {
  const money = useMoney();
  const figures = trip ? tripFigures(trip.cost, trip.home, money) : [];
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link to={countryPath(country)}>{country}</Link>
      </th>
      <td role="cell" data-label={priceLabel}>
        {price ? (
          <>
            {priceFigure(price.price, undefined, money.exact)}{' '}
            <PriceMark treatmentId={treatmentId} country={country} basis={price.basis} isListed />
            {price.note && <small data-price-note="">{price.note}</small>}
          </>
        ) : (
          copy.notOffered
        )}
      </td>
      {figures.map(figure => (
        <td
          key={figure.briefly}
          role="cell"
          data-main=""
          data-label={figure.briefly ?? undefined}
          // Who flies nowhere has one total.
          colSpan={1 + columns - figures.length}
        >
          <TotalFigure figure={figure} scope={columns > 1 ? '' : (trip?.scope ?? '')} isShort={columns > 1} />
        </td>
      ))}
      {!trip && (
        <td role="cell" data-main="" colSpan={columns}>
          {price?.span && <strong>{spansCopy.allIn(price.span, money, leftOut)}</strong>}
        </td>
      )}
    </tr>
  );
}

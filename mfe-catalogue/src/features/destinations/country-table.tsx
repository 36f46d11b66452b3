import { useState } from 'react';
import {
  compareText,
  type DestinationSummary,
  formatMonth,
  orderingTotal,
  priceFigure,
  queries,
} from 'shared-contracts';
import {
  Link,
  PriceMark,
  PricesNote,
  ResidenceSelect,
  Section,
  useApiQuery,
  useMoney,
  useTripCosts,
} from 'shared-contracts/ui';
import { countryPath } from '../../shared/addresses.rules.ts';
import { compareFigures } from '../../shared/compare-figures.ts';
import { useQueryContext } from '../../shared/query-context.ts';
import { QuerySection } from '../../shared/query-section.tsx';
import { spansCopy } from '../../shared/spans.copy.ts';
import { StackedTable } from '../../shared/stacked-table.tsx';
import { TotalsNote } from '../../shared/totals-note.tsx';
import { TripFigures } from '../../shared/trip-figures.tsx';
import { TypicalTripNote } from '../../shared/typical-trip-note.tsx';
import { useCalmOrder } from '../../shared/use-calm-order.ts';
import { destinationsCopy as copy } from './destinations.copy.ts';
import classes from './destinations.module.css';
import { type ExamplePrice, examplePricesQuery, NO_PRICES } from './example-prices.query.ts';
import { type ExampleTrip, exampleTreatmentId, exampleTrip } from './example-trip.ts';
import { TreatmentChoice } from './treatment-choice.tsx';

const columns = [copy.country, copy.treatment, copy.trip];

/** What a treatment that the visitor may choose costs in every country, the lowest figure first; where nobody offers the example, the lowest price of any. */
export function CountryTable() {
  const context = useQueryContext();
  const countries = useApiQuery(queries.destinations(context.api), []);
  const [{ id, name }, choose] = useState<{ id: string; name: string }>({
    id: exampleTreatmentId,
    name: copy.example,
  });
  const trips = { treatment_id: id };
  const prices = useApiQuery(examplePricesQuery(context, id), NO_PRICES);
  const { nights, byCountry } = prices.data;
  const hasExample = id !== exampleTreatmentId || prices.loading || nights > 0;
  const { data: costs } = useTripCosts(trips);
  const { list, orderedBy } = useCalmOrder<HTMLDivElement, typeof costs>(costs);
  const orderOf = (country: string) => {
    const { span, price } = byCountry[country] ?? {};
    const trip = exampleTrip(orderedBy, country, id);
    return [trip ? orderingTotal(trip.cost) : undefined, span?.low, span?.high, price];
  };
  const sorted = countries.data
    .map(({ country }) => country)
    .sort((a, b) => compareFigures(orderOf(a), orderOf(b)) || compareText(a, b));
  const [first] = countries.data;
  return (
    <Section tone="deep" title={copy.all} lead={hasExample ? copy.allLead(name) : copy.lowestLead}>
      {hasExample && (
        <div className={classes.choices}>
          <TreatmentChoice chosen={id} onChoose={choose} />
          <ResidenceSelect />
        </div>
      )}
      <QuerySection queries={[countries, prices]} loading={<p>{copy.loading}</p>} failed={copy.failed}>
        {!first && <p>{copy.empty}</p>}
        {first && hasExample && (
          <div ref={list}>
            <TypicalTripNote narrow={trips} stay={copy.stay(nights)} beforeAnswer={spansCopy.until} />
            <PricesNote prices={Object.values(byCountry)} />
            <TotalsNote costs={sorted.map(country => exampleTrip(costs, country, id)?.cost)} />
            <StackedTable label={copy.all} columns={columns} className={classes.countries}>
              {sorted.map(country => (
                <CountryRow
                  key={country}
                  country={country}
                  price={byCountry[country]}
                  treatmentId={id}
                  trip={exampleTrip(costs, country, id)}
                />
              ))}
            </StackedTable>
          </div>
        )}
        {first && !hasExample && <LowestPrices countries={countries.data} />}
        {first && (
          <p className={classes.small} data-note="">
            {copy.indicative(formatMonth(first.asOf))}
          </p>
        )}
      </QuerySection>
    </Section>
  );
}

const LowestPrices = ({ countries }: { countries: readonly DestinationSummary[] }) => (
  <StackedTable label={copy.all} columns={[copy.country, copy.treatment]} className={classes.countries}>
    {countries.map(({ country, lowestPrice, lowestBasis }) => (
      <tr key={country} role="row">
        <th role="rowheader" scope="row">
          <Link to={countryPath(country)}>{country}</Link>
        </th>
        <td role="cell" data-main="">
          {priceFigure(lowestPrice, lowestBasis)}
        </td>
      </tr>
    ))}
  </StackedTable>
);

interface CountryRowProps {
  country: string;
  treatmentId: string;
  /** Price of the treatment; undefined if it is not offered there. */
  price: ExamplePrice | undefined;
  /** Null until it is known where the visitor lives. */
  trip: ExampleTrip | null;
}

function CountryRow({ country, treatmentId, price, trip }: CountryRowProps) {
  const money = useMoney();
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link to={countryPath(country)}>{country}</Link>
      </th>
      <td role="cell" data-label={copy.treatment}>
        {price ? (
          <>
            {money.exact(price.price)}{' '}
            <PriceMark treatmentId={treatmentId} country={country} basis={price.basis} isListed />
          </>
        ) : (
          copy.notOffered
        )}
      </td>
      <td role="cell" data-main="">
        {trip ? (
          <TripFigures {...trip} />
        ) : (
          price?.span && (
            <>
              <strong>
                {spansCopy.amount(price.span)} {spansCopy.scope()}
              </strong>
            </>
          )
        )}
      </td>
    </tr>
  );
}

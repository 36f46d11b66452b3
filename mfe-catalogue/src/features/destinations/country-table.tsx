import { type DestinationSummary, formatMonth, queries } from 'shared-contracts';
import {
  Link,
  LocalAmount,
  PriceMark,
  ResidenceSelect,
  useApiQuery,
  useTripCosts,
} from 'shared-contracts/ui';
import { countryPath } from '../../shared/addresses.rules.ts';
import { useQueryContext } from '../../shared/query-context.ts';
import { QuerySection } from '../../shared/query-section.tsx';
import { StackedTable } from '../../shared/stacked-table.tsx';
import { TypicalTripNote } from '../../shared/typical-trip-note.tsx';
import { destinationsCopy as copy } from './destinations.copy.ts';
import classes from './destinations.module.css';
import {
  EXAMPLE,
  type ExampleFigure,
  examplePrice,
  examplePricesQuery,
  exampleTotal,
} from './example-trip.ts';

const columns = [copy.country, copy.languages, copy.treatments, copy.example];

/** All countries: languages, number of treatments, and what one treatment costs there. */
export function CountryTable() {
  const context = useQueryContext();
  const countries = useApiQuery(queries.destinations(context.api), []);
  const prices = useApiQuery(examplePricesQuery(context), {});
  const { data: costs } = useTripCosts();
  const [first] = countries.data;
  return (
    <QuerySection queries={[countries, prices]} loading={<p>{copy.loading}</p>} failed={copy.failed}>
      {first ? (
        <>
          <ResidenceSelect />
          <TypicalTripNote stay={copy.stay} />
          <StackedTable label={copy.all} columns={columns} className={classes.countries}>
            {countries.data.map(destination => (
              <CountryRow
                key={destination.country}
                destination={destination}
                figure={
                  exampleTotal(costs, destination.country) ?? examplePrice(prices.data, destination.country)
                }
              />
            ))}
          </StackedTable>
          <p className={classes.small} data-note="">
            {copy.indicative(formatMonth(first.asOf))}
          </p>
        </>
      ) : (
        <p>{copy.empty}</p>
      )}
    </QuerySection>
  );
}

interface CountryRowProps {
  destination: DestinationSummary;
  /** Of the example; null if it is not offered there. */
  figure: ExampleFigure | null;
}

function CountryRow({ destination, figure }: CountryRowProps) {
  const { country, languages, treatments } = destination;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link to={countryPath(country)}>{country}</Link>
      </th>
      <td role="cell" data-label={copy.languages}>
        {languages.join(', ')}
      </td>
      <td role="cell" data-label={copy.treatments}>
        {treatments}
      </td>
      <td role="cell" data-main="">
        {figure ? (
          <>
            <strong>{figure.amount}</strong> <span>{figure.scope}</span> <LocalAmount usd={figure.total} />{' '}
            <PriceMark treatmentId={EXAMPLE} country={country} basis={figure.basis} />
          </>
        ) : (
          copy.notOffered
        )}
      </td>
    </tr>
  );
}

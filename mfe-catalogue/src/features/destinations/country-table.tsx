import { formatMonth, queries, slugOf } from 'shared-contracts';
import {
  Failure,
  Link,
  ResidenceSelect,
  StackedTable,
  Table,
  TypicalTripNote,
  useApiQuery,
  useQueryClient,
  useServices,
  useTripCosts,
} from 'shared-contracts/ui';
import { destinationsCopy as copy } from './destinations.copy.ts';
import classes from './destinations.module.css';
import { examplePrice, examplePricesQuery, exampleTotal } from './example-trip.ts';

const columns = [copy.country, copy.languages, copy.treatments, copy.example];

/** All countries: languages, number of treatments, and what one treatment costs there. */
export function CountryTable() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const countries = useApiQuery(queries.destinations(api), []);
  const prices = useApiQuery(examplePricesQuery({ api, queryClient }), {});
  const { data: costs } = useTripCosts();
  if (countries.loading || prices.loading)
    return (
      <>
        <p>{copy.loading}</p>
        {/* If a query failed on the server, only a browser with JavaScript repeats it. */}
        <noscript>{copy.failed}</noscript>
      </>
    );
  const failed = [countries, prices].filter(query => query.failed);
  if (failed.length > 0)
    return (
      <Failure
        text={copy.failed}
        label={copy.retry}
        retry={() => {
          for (const query of failed) query.retry();
        }}
      />
    );
  const [first] = countries.data;
  if (!first) return <p>{copy.empty}</p>;
  return (
    <>
      <ResidenceSelect />
      <TypicalTripNote stay={copy.stay} />
      <StackedTable label={copy.all} columns={columns} className={classes.countries} verticalSpacing="sm">
        {countries.data.map(({ country, languages, treatments }) => {
          const figure = exampleTotal(costs, country) ?? examplePrice(prices.data, country);
          return (
            <Table.Tr key={country} role="row">
              <Table.Th role="rowheader" scope="row">
                <Link to={`/destinations/${slugOf(country)}`}>{country}</Link>
              </Table.Th>
              <Table.Td role="cell" data-label={copy.languages}>
                {languages.join(', ')}
              </Table.Td>
              <Table.Td role="cell" data-label={copy.treatments}>
                {treatments}
              </Table.Td>
              <Table.Td role="cell" data-main="">
                {figure ? (
                  <>
                    <strong>{figure.amount}</strong> <span>{figure.scope}</span>
                  </>
                ) : (
                  copy.notOffered
                )}
              </Table.Td>
            </Table.Tr>
          );
        })}
      </StackedTable>
      <p className={classes.small} data-note="">
        {copy.indicative(formatMonth(first.asOf))}
      </p>
    </>
  );
}

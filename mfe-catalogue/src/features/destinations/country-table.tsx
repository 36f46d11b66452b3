import { formatMonth, queries } from 'shared-contracts';
import {
  Failure,
  ResidenceSelect,
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

const columns = ['country', 'languages', 'treatments', 'example'] as const;

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
      {/* Explicit roles: some browsers drop a table's semantics once CSS stacks its rows. */}
      <Table
        role="table"
        data-stacked=""
        className={classes.countries}
        verticalSpacing="sm"
        aria-label={copy.all}
      >
        <Table.Thead>
          <Table.Tr role="row">
            {columns.map(column => (
              <Table.Th key={column} role="columnheader" scope="col">
                {copy[column]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {countries.data.map(({ country, languages, treatments }) => {
            const figure = exampleTotal(costs, country) ?? examplePrice(prices.data, country);
            return (
              <Table.Tr key={country} role="row">
                <Table.Th role="rowheader" scope="row">
                  {country}
                </Table.Th>
                <Table.Td role="cell" data-label={copy.languages}>
                  {languages.join(', ')}
                </Table.Td>
                <Table.Td role="cell" data-label={copy.treatments}>
                  {treatments}
                </Table.Td>
                {/* Another cell for another figure: the text in it does not move, it is new. */}
                <Table.Td key={figure?.amount} role="cell" data-main="">
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
        </Table.Tbody>
      </Table>
      <p className={classes.small} data-note="">
        {copy.indicative(formatMonth(first.asOf))}
      </p>
    </>
  );
}

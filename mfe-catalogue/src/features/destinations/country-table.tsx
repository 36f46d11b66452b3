import { formatMonth, queries, usd } from 'shared-contracts';
import { Failure, Table, useApiQuery, useServices } from 'shared-contracts/ui';
import { destinationsCopy as copy } from './destinations.copy.ts';
import classes from './destinations.module.css';
import { profiles } from './profiles.ts';

const columns = ['country', 'languages', 'treatments', 'from'] as const;

/** The countries without a profile: languages, number of treatments, lowest price. */
export function CountryTable() {
  const { api } = useServices();
  const { data, loading, failed, retry } = useApiQuery(queries.destinations(api), []);
  if (loading)
    return (
      <>
        <p>{copy.loading}</p>
        {/* If the query failed on the server, only a browser with JavaScript repeats it. */}
        <noscript>{copy.failed}</noscript>
      </>
    );
  if (failed) return <Failure text={copy.failed} label={copy.retry} retry={retry} />;
  const others = data.filter(({ country }) => !profiles.some(({ name }) => name === country));
  if (others.length === 0) return <p>{copy.empty}</p>;
  return (
    <>
      {/* Explicit roles: some browsers drop a table's semantics once CSS stacks its rows. */}
      <Table role="table" data-stacked="" verticalSpacing="sm" aria-label={copy.all}>
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
          {others.map(({ country, languages, treatments, lowestPrice }) => (
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
              <Table.Td role="cell" data-main="" data-label={copy.from}>
                {usd(lowestPrice)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {data[0] && (
        <p className={classes.small} data-note="">
          {copy.indicative(formatMonth(data[0].asOf))}
        </p>
      )}
    </>
  );
}

import { formatMonth, queries, usd } from 'shared-contracts';
import { Failure, Table, useFetched, useServices } from 'shared-contracts/ui';
import { destinationsCopy as copy } from './destinations.copy.ts';
import classes from './destinations.module.css';
import { profiles } from './profiles.ts';

/** The countries without a profile, with how many treatments they offer and from which price. */
export function CountryTable() {
  const { api } = useServices();
  const { data, loading, failed, retry } = useFetched(queries.destinations(api), []);
  if (loading) return <p>{copy.loading}</p>;
  if (failed) return <Failure text={copy.failed} label={copy.retry} retry={retry} />;
  const others = data.filter(({ country }) => !profiles.some(({ name }) => name === country));
  return (
    <>
      {/* A wide table scrolls on a phone, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus */}
      <section className={classes.table} tabIndex={0} aria-label={copy.all}>
        <Table verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{copy.country}</Table.Th>
              <Table.Th scope="col">{copy.languages}</Table.Th>
              <Table.Th scope="col">{copy.treatments}</Table.Th>
              <Table.Th scope="col">{copy.from}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {others.map(({ country, languages, treatments, lowestPrice }) => (
              <Table.Tr key={country}>
                <Table.Th scope="row">{country}</Table.Th>
                <Table.Td>{languages.join(', ')}</Table.Td>
                <Table.Td>{treatments}</Table.Td>
                <Table.Td>{usd(lowestPrice)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {data[0] && <p className={classes.small}>{copy.indicative(formatMonth(data[0].asOf))}</p>}
    </>
  );
}

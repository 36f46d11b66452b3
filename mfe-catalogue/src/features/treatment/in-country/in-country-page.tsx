import { type PageProps, treatmentNameOf } from 'shared-contracts';
import { Failure, useApiQuery, useQueryClient, useServices, useTripCosts } from 'shared-contracts/ui';
import { treatmentCopy } from '../treatment.copy.ts';
import { treatmentQuery } from '../treatment.query.ts';
import { inCountryCopy as copy } from './in-country.copy.ts';
import { whereOf } from './in-country.load.ts';
import { inCountryQueries } from './in-country.queries.ts';
import { InCountryHero } from './in-country-hero.tsx';
import { InCountrySections } from './in-country-sections.tsx';

const NOWHERE = { treatmentId: '', destination: '' };

/** One treatment in one country: what the whole trip costs from where, and what it is like. */
export function InCountryPage({ params }: PageProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const where = whereOf(params) ?? NOWHERE;
  const { treatmentId, destination } = where;
  const queries = inCountryQueries({ api, queryClient }, where);
  const treatments = useApiQuery(treatmentQuery({ api, queryClient }, treatmentId), []);
  const costs = useApiQuery(queries.costs, null);
  const offers = useApiQuery(queries.offer, null);
  const country = useApiQuery(queries.country, null);
  const elsewhere = useApiQuery(queries.elsewhere, []);
  const trips = useTripCosts();
  const treatment = treatments.data.find(({ id }) => id === treatmentId);
  const offer = offers.data?.own;
  const failed = [treatments, costs, offers].filter(query => query.failed);
  return (
    <>
      <InCountryHero
        name={treatment?.name ?? treatmentNameOf(treatmentId) ?? ''}
        country={destination}
        treatment={treatment}
        offer={offer}
        costs={trips.data}
      >
        {failed.length > 0 && (
          <Failure
            text={copy.failed}
            label={treatmentCopy.retry}
            retry={() => failed.forEach(({ retry }) => retry())}
          />
        )}
        {failed.length === 0 && !(offer && costs.data) && <p>{copy.loading}</p>}
      </InCountryHero>
      {treatment && offer && costs.data && (
        <InCountrySections
          treatment={treatment}
          offer={offer}
          costs={costs.data}
          country={country.data}
          others={offers.data?.others ?? []}
          elsewhere={elsewhere.data}
          trips={trips.data}
        />
      )}
    </>
  );
}

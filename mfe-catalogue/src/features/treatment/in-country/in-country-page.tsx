import { type PageProps, treatmentAddress } from 'shared-contracts';
import { useApiQuery, useTripCosts } from 'shared-contracts/ui';
import { useQueryContext } from '../../../shared/query-context.ts';
import { QuerySection } from '../../../shared/query-section.tsx';
import { treatmentQuery } from '../treatment.query.ts';
import { inCountryCopy as copy } from './in-country.copy.ts';
import { inCountryQueries, locationOf } from './in-country.queries.ts';
import { InCountryHero } from './in-country-hero.tsx';
import { InCountrySections } from './in-country-sections.tsx';

/** One treatment in one country: what the whole trip costs from where, and what it is like. */
export function InCountryPage({ params }: PageProps) {
  const context = useQueryContext();
  const location = locationOf(params) ?? { treatmentId: '', destination: '' };
  const { treatmentId, destination } = location;
  const queries = inCountryQueries(context, location);
  const treatments = useApiQuery(treatmentQuery(context, treatmentId), []);
  const costs = useApiQuery(queries.costs, null);
  const offers = useApiQuery(queries.offers, null);
  const country = useApiQuery(queries.country, null);
  const prices = useApiQuery(queries.prices, []);
  const trips = useTripCosts();
  const treatment = treatments.data.find(({ id }) => id === treatmentId);
  const offer = offers.data?.offer;
  return (
    <>
      <InCountryHero
        name={treatment?.name ?? treatmentAddress(treatmentId)?.name ?? ''}
        country={destination}
        treatment={treatment}
        offer={offer}
        costs={trips.data}
      >
        <QuerySection
          queries={[treatments, costs, offers]}
          loading={<p>{copy.loading}</p>}
          failed={copy.failed}
        />
      </InCountryHero>
      {treatment && offer && costs.data && (
        <InCountrySections
          treatment={treatment}
          offer={offer}
          costs={costs.data}
          country={country.data}
          otherCountries={offers.data?.otherCountries ?? []}
          prices={prices.data}
          trips={trips.data}
        />
      )}
    </>
  );
}

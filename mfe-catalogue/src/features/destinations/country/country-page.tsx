import type { PageProps } from 'shared-contracts';
import {
  Failure,
  HERO_SIZES,
  PageHero,
  Picture,
  useApiQuery,
  useQueryClient,
  useServices,
  useTripCosts,
} from 'shared-contracts/ui';
import { CalculateLink } from '../calculate-link.tsx';
import { profiles } from '../profiles.ts';
import { countryCopy as copy } from './country.copy.ts';
import { countryOf, countryQueries } from './country.queries.ts';
import { CountrySections } from './country-sections.tsx';

/** One destination: what every treatment costs there, and how one gets there from where. */
export function CountryPage({ params }: PageProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const country = countryOf(params);
  const queries = countryQueries({ api, queryClient }, country);
  const summary = useApiQuery(queries.summary, null);
  const prices = useApiQuery(queries.prices, []);
  const costs = useApiQuery(queries.costs, null);
  const { data: trips } = useTripCosts();
  const failed = [summary, prices, costs].filter(query => query.failed);
  const isLoaded = summary.data && costs.data;
  return (
    <>
      <PageHero
        eyebrow={copy.eyebrow}
        title={copy.title(country)}
        lead={copy.lead(country, summary.data?.treatments ?? prices.data.length)}
        picture={
          <Picture
            src={profiles.find(({ name }) => name === country)?.image ?? '/images/brand.svg'}
            alt=""
            width={800}
            height={600}
            sizes={HERO_SIZES}
            priority
          />
        }
      >
        <CalculateLink size="lg" country={country} />
        {failed.length > 0 && (
          <Failure
            text={copy.failed}
            label={copy.retry}
            retry={() => failed.forEach(({ retry }) => retry())}
          />
        )}
        {failed.length === 0 && !isLoaded && <p>{copy.loading}</p>}
      </PageHero>
      {summary.data && costs.data && (
        <CountrySections summary={summary.data} prices={prices.data} costs={costs.data} trips={trips} />
      )}
    </>
  );
}

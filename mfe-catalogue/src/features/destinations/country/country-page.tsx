import type { PageProps } from 'shared-contracts';
import { PageHero, useApiQuery, useLocation, useTripCosts } from 'shared-contracts/ui';
import { nameOfSlug } from '../../../shared/addresses.rules.ts';
import { destinationQuery } from '../../../shared/destination.queries.ts';
import hero from '../../../shared/hero-picture.module.css';
import { HeroPicture } from '../../../shared/hero-picture.tsx';
import { useQueryContext } from '../../../shared/query-context.ts';
import { QuerySection } from '../../../shared/query-section.tsx';
import { CalculateLink } from '../calculate-link.tsx';
import { countryCopy as copy } from './country.copy.ts';
import { countryQueries, shownOf } from './country.queries.ts';
import { drawingOf } from './country-drawings.ts';
import { CountrySections } from './country-sections.tsx';
import { rowsOf } from './treatment-rows.rules.ts';

/** One destination: what every treatment costs there, and how one gets there from where. */
export function CountryPage({ params }: PageProps) {
  const context = useQueryContext();
  const { search } = useLocation();
  const { country: slug = '' } = params;
  const summary = useApiQuery(destinationQuery(context, slug), null);
  const country = summary.data?.country ?? nameOfSlug(slug);
  const queries = summary.data && countryQueries(context, country, search);
  const prices = useApiQuery(queries && queries.prices, []);
  const kinds = useApiQuery(queries && queries.kinds, {});
  const costs = useApiQuery(queries && queries.costs, null);
  const others = useApiQuery(queries && queries.others, []);
  const shownTrips = { destination: country, ...shownOf(search) };
  const { data: trips } = useTripCosts(queries && shownTrips);
  const isKnown = [prices, kinds].every(({ loading, failed }) => !loading && !failed);
  return (
    <>
      <PageHero
        title={copy.title(country)}
        lead={summary.data?.treatments ? copy.lead(country, summary.data.treatments) : ''}
        picture={<HeroPicture {...drawingOf(country)} />}
        splitClass={hero.small}
      >
        <CalculateLink size="lg" country={country} />
        <QuerySection
          queries={[summary, prices, kinds, costs]}
          loading={<p>{copy.loading}</p>}
          failed={copy.failed}
        />
      </PageHero>
      {summary.data && !costs.loading && !costs.failed && (
        <CountrySections
          summary={summary.data}
          isCut={queries?.kinds.isCut ?? false}
          rows={isKnown ? rowsOf(prices.data, kinds.data) : null}
          costs={costs.data}
          trips={trips}
          shownTrips={shownTrips}
          others={others.data}
        />
      )}
    </>
  );
}

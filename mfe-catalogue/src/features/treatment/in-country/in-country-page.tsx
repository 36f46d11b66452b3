import { hasSlug, type PageProps, treatmentQuery } from 'shared-contracts';
import { useApiQuery } from 'shared-contracts/ui';
import { nameOfSlug } from '../../../shared/addresses.rules.ts';
import { useQueryContext } from '../../../shared/query-context.ts';
import { QuerySection } from '../../../shared/query-section.tsx';
import { knownTreatment } from '../treatment.query.ts';
import { inCountryCopy as copy } from './in-country.copy.ts';
import { countryOptionsQuery, inCountryQueries, locationOf } from './in-country.queries.ts';
import { InCountryHero } from './in-country-hero.tsx';
import { InCountrySections } from './in-country-sections.tsx';

/** One treatment in one country: what the whole trip costs from where, and what it is like. */
export function InCountryPage({ params }: PageProps) {
  const context = useQueryContext();
  const { slug = '', country: countrySlug = '' } = params;
  const treatments = useApiQuery(treatmentQuery(context, slug), []);
  const treatment = treatments.data.find(entry => hasSlug(entry, slug));
  const { id, name = nameOfSlug(slug) } = treatment ?? knownTreatment(context, slug) ?? {};
  const options = useApiQuery(id === undefined ? null : countryOptionsQuery(context, id, countrySlug), null);
  const location = locationOf(context, params);
  const queries = location && inCountryQueries(context, location, slug);
  const costs = useApiQuery(queries && queries.costs, null);
  const country = useApiQuery(queries && queries.country, null);
  const prices = useApiQuery(queries && queries.prices, []);
  const option = options.data?.option;
  return (
    <>
      <InCountryHero
        name={name}
        country={location?.destination ?? nameOfSlug(countrySlug)}
        treatment={treatment}
        option={option}
      >
        <QuerySection
          queries={[treatments, costs, options]}
          loading={<p>{copy.loading}</p>}
          failed={copy.failed}
        />
      </InCountryHero>
      {treatment && option && costs.data && (
        <InCountrySections
          treatment={treatment}
          option={option}
          costs={costs.data}
          country={country.data}
          otherCountries={options.data?.otherCountries ?? []}
          prices={prices.data}
        />
      )}
    </>
  );
}

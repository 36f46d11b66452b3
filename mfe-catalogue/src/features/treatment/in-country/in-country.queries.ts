import {
  cutQuery,
  type DestinationOption,
  type LoadContext,
  queries,
  slugOf,
  type TreatmentInCountry,
} from 'shared-contracts';
import { destinationQuery, treatmentPricesQuery } from '../../../shared/destination.queries.ts';
import type { QueryContext } from '../../../shared/query-context.ts';
import { findTreatmentId, knownTreatment, loadedTreatment } from '../treatment.query.ts';

/** What the page shows of the countries that offer the treatment. */
export interface CountryOptions {
  /** In the page's country; null if it is not offered there. */
  option: DestinationOption | null;
  otherCountries: CountryPrice[];
}

/** What the treatment costs in a country, in whole USD, without travel: one piece, and the typical number if the API says it. */
export interface CountryPrice extends Pick<DestinationOption, 'country' | 'basis' | 'note'> {
  price: number;
  typical?: number;
}

/** The countries of a treatment, with the one at an address apart. */
export const countryOptionsQuery = (context: QueryContext, treatmentId: string, slug: string) =>
  cutQuery(
    context,
    queries.treatmentCountries(context.api, treatmentId),
    ['country-options', treatmentId, slug],
    (list): CountryOptions => ({
      option: list.find(({ country }) => slugOf(country) === slug) ?? null,
      otherCountries: list.flatMap(({ country, basePrice: price, typicalCost, basis, note }) =>
        slugOf(country) === slug
          ? []
          : { country, price, ...(typicalCost && { typical: typicalCost.price }), basis, note },
      ),
    }),
  );

/** The treatment and the country of an address, as far as they have been loaded. */
export function locationOf(
  context: QueryContext,
  { slug = '', country = '' }: LoadContext['params'],
): TreatmentInCountry | null {
  const treatmentId = knownTreatment(context, slug)?.id;
  if (treatmentId === undefined) return null;
  const { queryKey } = countryOptionsQuery(context, treatmentId, country);
  const option = context.queryClient.getQueryData<CountryOptions>(queryKey)?.option;
  return option ? { treatmentId, destination: option.country } : null;
}

/** The same, loaded; null if the address has no page. @throws ApiError */
export async function findLocation(
  context: QueryContext,
  { slug = '', country = '' }: LoadContext['params'],
): Promise<TreatmentInCountry | null> {
  const treatmentId = await findTreatmentId(context, slug);
  if (treatmentId === null) return null;
  const { option } = await context.queryClient.fetchQuery(countryOptionsQuery(context, treatmentId, country));
  return option && { treatmentId, destination: option.country };
}

/** A category that no treatment has. */
const NONE = '-';

/** The page's own data, cut out of what the API answers for all countries and treatments. */
export const inCountryQueries = (
  context: QueryContext,
  { treatmentId, destination }: TreatmentInCountry,
  slug: string,
) => ({
  costs: queries.costsBySource(context.api, { treatmentId, destination }),
  country: destinationQuery(context, slugOf(destination)),
  prices: treatmentPricesQuery(context, destination, {
    category: loadedTreatment(context, slug)?.category ?? NONE,
  }),
});

import {
  aboutUsd,
  type CostsBySource,
  type DestinationSummary,
  type LoadContext,
  type PageHead,
  scopeOf,
  usd,
} from 'shared-contracts';
import { countryPath } from '../../../shared/addresses.rules.ts';
import { destinationQuery, type TreatmentPrice } from '../../../shared/destination.queries.ts';
import { fitDescription, fitTitle } from '../../../shared/heads.rules.ts';
import { exampleTreatmentId } from '../example-trip.ts';
import { countryCopy as copy } from './country.copy.ts';
import { countryOf, countryQueries, type TreatmentKind } from './country.queries.ts';
import { rowsOf } from './treatment-rows.rules.ts';

/** The home country whose total the description names. */
const NAMED = 'UK';

/** The head of a country's page. */
export function countryHead(context: LoadContext): Partial<PageHead> {
  const country = countryOf(context, context.params);
  if (!country) return {};
  const canonical = countryPath(country);
  return {
    title: fitTitle(copy.plainTitle(country)),
    description: copy.plainDescription(country),
    canonical,
    breadcrumb: [
      { name: copy.list, path: '/destinations' },
      { name: country, path: canonical },
    ],
    ...describeData(context, country),
  };
}

/** In the browser the page may open before its data has arrived. */
function describeData(context: LoadContext, country: string): Partial<PageHead> {
  const { queryClient, url, params } = context;
  const queries = countryQueries(context, country, url.search);
  const summary = queryClient.getQueryData<DestinationSummary>(
    destinationQuery(context, params.country ?? '').queryKey,
  );
  const costs = queryClient.getQueryData<CostsBySource | null>(queries.costs.queryKey);
  if (!summary || costs === undefined) return {};
  // How many there are is not known of an API that says none.
  const prices = summary.treatments > 0 ? describePrices(context, summary, costs !== null) : '';
  const example = costs?.costs.find(({ source }) => source === NAMED);
  const kinds = queryClient.getQueryData<Record<string, TreatmentKind>>(queries.kinds.queryKey);
  const scope = scopeOf({ travelIncluded: true }, kinds?.[exampleTreatmentId]);
  return {
    title: fitTitle(
      prices ? copy.headTitle(country, summary.treatments, prices) : copy.title(country),
      copy.title(country),
    ),
    description: fitDescription(
      prices && copy.headPrices(country, summary.treatments, prices),
      ...(example ? [copy.headTrip(aboutUsd(example.total), scope)] : []),
      copy.headTable,
    ),
    structuredData: [
      {
        '@type': 'WebPage',
        url: url.origin + countryPath(country),
        name: copy.title(country),
        ...(summary.asOf && { dateModified: summary.asOf }),
        about: { '@type': 'Country', name: country },
      },
    ],
  };
}

/** The lowest price of the country and that of the example, with what they are for; not one that has a note. */
function describePrices(context: LoadContext, summary: DestinationSummary, hasExample: boolean): string {
  const { queryClient, url } = context;
  const { cheapestTreatmentId, lowestPrice, lowestBasis } = summary;
  const queries = countryQueries(context, summary.country, url.search);
  const rows = rowsOf(
    queryClient.getQueryData<TreatmentPrice[]>(queries.prices.queryKey) ?? [],
    queryClient.getQueryData<Record<string, TreatmentKind>>(queries.kinds.queryKey) ?? {},
  ).filter(({ price, note }) => price > 0 && !note);
  const lowest = rows.find(
    ({ treatmentId }) =>
      treatmentId === cheapestTreatmentId && (!hasExample || treatmentId !== exampleTreatmentId),
  );
  const example = rows.find(({ treatmentId }) => treatmentId === exampleTreatmentId);
  return [
    lowest && {
      name: lowest.kind?.piece ?? lowest.name.toLowerCase(),
      price: lowestPrice,
      basis: lowestBasis,
    },
    hasExample && example && { ...example, name: copy.exampleName },
  ]
    .flatMap(row => (row ? [copy.named(row.name, usd(row.price), row.basis)] : []))
    .join(', ');
}

import {
  aboutUsd,
  type CostsBySource,
  type DestinationSummary,
  type LoadContext,
  type PageHead,
  usd,
} from 'shared-contracts';
import { countryPath } from '../../../shared/addresses.rules.ts';
import { fitDescription, fitTitle } from '../../../shared/heads.rules.ts';
import { countryCopy as copy } from './country.copy.ts';
import { countryOf, countryQueries } from './country.queries.ts';

/** The home country whose total the description names. */
const NAMED = 'UK';

/** The head of a country's page. */
export function countryHead(context: LoadContext): Partial<PageHead> {
  const country = countryOf(context.params);
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
  const { queryClient, url } = context;
  const queries = countryQueries(context, country);
  const summary = queryClient.getQueryData<DestinationSummary>(queries.summary.queryKey);
  const costs = queryClient.getQueryData<CostsBySource>(queries.costs.queryKey);
  if (!summary || !costs) return {};
  const low = usd(summary.lowestPrice);
  const example = costs.costs.find(({ source }) => source === NAMED);
  return {
    title: fitTitle(
      copy.headTitle(country, summary.treatments, low, summary.lowestBasis),
      copy.title(country),
    ),
    description: fitDescription(
      copy.headPrices(country, summary.treatments, low, summary.lowestBasis),
      ...(example ? [copy.headTrip(aboutUsd(example.total))] : []),
      copy.headTable,
    ),
    structuredData: [
      {
        '@type': 'WebPage',
        url: url.origin + countryPath(country),
        name: copy.title(country),
        dateModified: summary.asOf,
        about: { '@type': 'Country', name: country },
      },
    ],
  };
}

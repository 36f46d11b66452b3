import {
  aboutUsd,
  type CostsBySource,
  type DestinationSummary,
  type LoadContext,
  type PageHead,
  slugOf,
  usd,
} from 'shared-contracts';
import { fitDescription, fitTitle } from '../../../shared/heads.rules.ts';
import { countryCopy as copy } from './country.copy.ts';
import { countryOf, countryQueries } from './country.queries.ts';

/** The home country whose total the description names. */
const NAMED = 'UK';

/** What the page's data adds to its head. */
export function countryHead(context: LoadContext): Partial<PageHead> {
  const { queryClient, url } = context;
  const country = countryOf(context.params);
  const queries = countryQueries(context, country);
  const summary = queryClient.getQueryData<DestinationSummary>(queries.summary.queryKey);
  const costs = queryClient.getQueryData<CostsBySource>(queries.costs.queryKey);
  // In the browser the page may open before its data has arrived.
  if (!summary || !costs) return {};
  const low = usd(summary.lowestPrice);
  const example = costs.costs.find(({ source }) => source === NAMED);
  return {
    title: fitTitle(copy.headTitle(country, summary.treatments, low), copy.title(country)),
    description: fitDescription(
      copy.headPrices(country, summary.treatments, low),
      ...(example ? [copy.headTrip(aboutUsd(example.total))] : []),
      copy.headTable,
    ),
    structuredData: [
      {
        '@type': 'WebPage',
        url: `${url.origin}/destinations/${slugOf(country)}`,
        name: copy.title(country),
        dateModified: summary.asOf,
        about: { '@type': 'Country', name: country },
      },
    ],
  };
}

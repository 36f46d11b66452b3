import {
  aboutUsd,
  type CostsBySource,
  formatMonth,
  type LoadContext,
  type PageHead,
  slugOf,
  usd,
} from 'shared-contracts';
import { mainSlugOf } from '../../../shared/addresses.rules.ts';
import { fitDescription, fitTitle } from '../../../shared/heads.rules.ts';
import { describeTreatment } from '../structured-data.ts';
import { loadedTreatment } from '../treatment.query.ts';
import { inCountryCopy as copy } from './in-country.copy.ts';
import { inCountryQueries, locationOf, type Offers } from './in-country.queries.ts';

/** Home countries whose totals the description names. */
const NAMED = ['UK', 'USA'];

/** What the page's data adds to its head. */
export function inCountryHead(context: LoadContext): Partial<PageHead> {
  const location = locationOf(context.params);
  if (!location) return {};
  const { queryClient, url } = context;
  const { treatmentId, destination } = location;
  const queries = inCountryQueries(context, location);
  const costs = queryClient.getQueryData<CostsBySource>(queries.costs.queryKey);
  const offer = queryClient.getQueryData<Offers>(queries.offers.queryKey)?.offer;
  const treatment = loadedTreatment(context, treatmentId);
  // In the browser the page may open before its data has arrived.
  if (!costs || !offer || !treatment) return {};
  const { name } = treatment;
  const totals = costs.costs
    .filter(({ source }) => NAMED.includes(source))
    .map(({ source, total }) => copy.headTotal(aboutUsd(total), source));
  const perUnit = treatment.unit ? ` per ${treatment.unit.one}` : '';
  return {
    title: fitTitle(
      copy.headTitle(name, destination, `${usd(offer.basePrice)}${perUnit}`),
      copy.headTitle(name, destination, usd(offer.basePrice)),
      copy.title(name, destination),
    ),
    description: fitDescription(
      copy.headTotals(name, destination, totals),
      copy.headStay(offer.stayDays),
      copy.headIndicative(formatMonth(costs.asOf)),
    ),
    structuredData: describeTreatment({
      treatment,
      title: copy.title(name, destination),
      url: `${url.origin}/treatments/${mainSlugOf(treatmentId)}/${slugOf(destination)}`,
      procedureUrl: `${url.origin}/treatments/${mainSlugOf(treatmentId)}`,
      offers: [offer],
    }),
  };
}

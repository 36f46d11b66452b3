import {
  aboutUsd,
  type CostsBySource,
  formatMonth,
  type LoadContext,
  type PageHead,
  slugOf,
  type Treatment,
  usd,
} from 'shared-contracts';
import { mainSlugOf } from '../../../addresses.rules.ts';
import { fitDescription, fitTitle } from '../../../heads.rules.ts';
import { describeTreatment } from '../structured-data.ts';
import { treatmentQuery } from '../treatment.query.ts';
import { inCountryCopy as copy } from './in-country.copy.ts';
import { whereOf } from './in-country.load.ts';
import { inCountryQueries, type Offer } from './in-country.queries.ts';

/** Home countries whose totals the description names. */
const NAMED = ['UK', 'USA'];

/** What the page's data adds to its head. */
export function inCountryHead(context: LoadContext): Partial<PageHead> {
  const where = whereOf(context.params);
  if (!where) return {};
  const { queryClient, url } = context;
  const { treatmentId, destination } = where;
  const queries = inCountryQueries(context, where);
  const costs = queryClient.getQueryData<CostsBySource>(queries.costs.queryKey);
  const offer = queryClient.getQueryData<Offer>(queries.offer.queryKey)?.own;
  const treatment = queryClient
    .getQueryData<Treatment[]>(treatmentQuery(context, treatmentId).queryKey)
    ?.find(({ id }) => id === treatmentId);
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

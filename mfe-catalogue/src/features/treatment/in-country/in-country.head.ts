import {
  aboutUsd,
  type CostsBySource,
  formatMonth,
  type LoadContext,
  type PageHead,
  scopeOf,
  type TreatmentInCountry,
  usd,
} from 'shared-contracts';
import { inCountryPath, TREATMENTS_PATH, treatmentPath } from '../../../shared/addresses.rules.ts';
import { describeStay } from '../../../shared/figures.rules.ts';
import { fitDescription, fitTitle } from '../../../shared/heads.rules.ts';
import { describeTreatment } from '../structured-data.ts';
import { treatmentCopy } from '../treatment.copy.ts';
import { knownTreatment, loadedTreatment } from '../treatment.query.ts';
import { inCountryCopy as copy } from './in-country.copy.ts';
import {
  type CountryOptions,
  countryOptionsQuery,
  inCountryQueries,
  locationOf,
} from './in-country.queries.ts';

/** Home countries whose totals the description names. */
const NAMED = ['UK', 'USA'];

/** The head of the page, whose main address stands for all. */
export function inCountryHead(context: LoadContext): Partial<PageHead> {
  const location = locationOf(context, context.params);
  const treatment = knownTreatment(context, context.params.slug ?? '');
  if (!location || !treatment) return {};
  const { destination } = location;
  const { name } = treatment;
  const canonical = inCountryPath(treatment, destination);
  return {
    title: fitTitle(copy.plainTitle(name, destination)),
    description: copy.plainDescription(name, destination),
    canonical,
    breadcrumb: [
      { name: treatmentCopy.list, path: TREATMENTS_PATH },
      { name, path: treatmentPath(treatment) },
      { name: destination, path: canonical },
    ],
    ...describeData(context, location),
  };
}

/** In the browser the page may open before its data has arrived. */
function describeData(context: LoadContext, location: TreatmentInCountry): Partial<PageHead> {
  const { queryClient, url, params } = context;
  const { treatmentId, destination } = location;
  const queries = inCountryQueries(context, location, context.params.slug ?? '');
  const costs = queryClient.getQueryData<CostsBySource>(queries.costs.queryKey);
  const option = queryClient.getQueryData<CountryOptions>(
    countryOptionsQuery(context, treatmentId, params.country ?? '').queryKey,
  )?.option;
  const treatment = loadedTreatment(context, params.slug ?? '');
  if (!costs || !option || !treatment) return {};
  const { name } = treatment;
  const totals = costs.costs
    .filter(({ source }) => NAMED.includes(source))
    .map(({ source, total }) => copy.headTotal(aboutUsd(total), source));
  const scope = scopeOf(null, treatment);
  const perUnit = treatment.unit ? ` per ${treatment.unit.one}` : '';
  return {
    // A title has no room for what has to stand next to a price.
    title:
      option.note || !option.basePrice
        ? fitTitle(copy.plainTitle(name, destination))
        : fitTitle(
            copy.headTitle(name, destination, `${usd(option.basePrice)}${perUnit}`, scope),
            copy.headTitle(name, destination, usd(option.basePrice), scope),
            copy.title(name, destination),
          ),
    description: fitDescription(
      totals[0]
        ? copy.headTotals(name, destination, scopeOf({ travelIncluded: true }, treatment), totals)
        : '',
      copy.headStay(describeStay(treatment, option.stayDays)),
      copy.headIndicative(formatMonth(costs.asOf)),
    ),
    structuredData: describeTreatment({
      treatment,
      title: copy.title(name, destination),
      url: url.origin + inCountryPath(treatment, destination),
      procedureUrl: url.origin + treatmentPath(treatment),
      offers: [option],
    }),
  };
}

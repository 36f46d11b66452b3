import {
  type DestinationOption,
  type Faq,
  formatMonth,
  type LoadContext,
  type PageHead,
  queries,
  scopeOf,
  type Treatment,
  usd,
} from 'shared-contracts';
import { nameOfSlug, TREATMENTS_PATH, treatmentPath } from '../../shared/addresses.rules.ts';
import { describeUsualTrips } from '../../shared/figures.rules.ts';
import { fitDescription, fitTitle } from '../../shared/heads.rules.ts';
import { loadedCountries } from './countries.query.ts';
import { describeFaqs, describeTreatment } from './structured-data.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';
import { knownTreatment, loadedTreatment } from './treatment.query.ts';

/** The head of a treatment's page (section 2), whose main address stands for all. */
export function treatmentHead(context: LoadContext): Partial<PageHead> {
  const slug = context.params.slug ?? '';
  const known = knownTreatment(context, slug) ?? { name: nameOfSlug(slug), slug };
  const { name } = known;
  const canonical = treatmentPath(known);
  return {
    title: fitTitle(copy.plainTitle(name)),
    description: copy.plainDescription(name),
    canonical,
    breadcrumb: [
      { name: copy.list, path: TREATMENTS_PATH },
      { name, path: canonical },
    ],
    ...describeData(context, slug),
  };
}

/** In the browser the page may open before its data has arrived. */
function describeData(context: LoadContext, slug: string): Partial<PageHead> {
  const { api, queryClient, url } = context;
  const treatment = loadedTreatment(context, slug);
  if (!treatment) return {};
  const { id } = treatment;
  const { list: countries, count } = loadedCountries(context, id);
  const faqs = queryClient.getQueryData<Faq[]>(queries.faqs(api, id).queryKey) ?? [];
  const pageUrl = url.origin + treatmentPath(treatment);
  return {
    ...describe(treatment, countries),
    structuredData: [
      ...describeTreatment({
        treatment,
        title: copy.title(treatment.name),
        url: pageUrl,
        procedureUrl: pageUrl,
        offers: countries,
        offerCount: count,
      }),
      ...(faqs.length > 0 ? [describeFaqs(faqs)] : []),
    ],
  };
}

/** Title and description with the prices of one piece, where they differ. They have no room for what has to stand next to a price. */
function describe(
  treatment: Treatment,
  countries: readonly DestinationOption[],
): Partial<Pick<PageHead, 'title' | 'description'>> {
  const { name, unit, duration, visits, asOf } = treatment;
  const sorted = countries.filter(({ basePrice }) => basePrice > 0).sort((a, b) => a.basePrice - b.basePrice);
  const [cheapest] = sorted;
  const dearest = sorted.at(-1);
  if (!cheapest || !dearest || cheapest.basePrice === dearest.basePrice || cheapest.note || dearest.note)
    return {};
  const [low, high] = [usd(cheapest.basePrice), usd(dearest.basePrice)];
  const { basis } = cheapest;
  const each = unit ? ` per ${unit.one}` : '';
  return {
    title: fitTitle(
      copy.headTitle(name, low, `${high}${each}`, basis),
      copy.headShortTitle(name, low, `${high}${each}`, basis),
      copy.headShortTitle(name, low, high, basis),
    ),
    description: fitDescription(
      copy.headPrices(
        name,
        { ...cheapest, price: `${low}${each}` },
        { ...dearest, price: high },
        scopeOf(null, treatment),
      ),
      copy.headStay(
        duration,
        describeUsualTrips({ visits }),
        countries.some(({ span }) => span),
      ),
      copy.headIndicative(formatMonth(asOf)),
    ),
  };
}

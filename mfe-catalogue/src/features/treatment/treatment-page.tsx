import {
  categoryName,
  formatMonth,
  type PageProps,
  queries,
  treatmentAddress,
  treatmentIdOfSlug,
} from 'shared-contracts';
import {
  BelowTheFold,
  Button,
  Link,
  Loader,
  PageHero,
  Section,
  useApiQuery,
  useServices,
  useTripCosts,
} from 'shared-contracts/ui';
import { HeroPicture } from '../../shared/hero-picture.tsx';
import { useQueryContext } from '../../shared/query-context.ts';
import { CountriesSection } from './countries-section.tsx';
import { figuresCopy } from './figures.copy.ts';
import { HeroPrice } from './hero-price.tsx';
import { QuoteLink } from './quote-link.tsx';
import { relatedQuery } from './related-treatments.query.ts';
import { RelatedTreatments } from './related-treatments.tsx';
import { treatmentCopy as copy } from './treatment.copy.ts';
import { loadErrorOf } from './treatment.load.ts';
import classes from './treatment.module.css';
import { treatmentQuery } from './treatment.query.ts';
import { AboutSection, BenefitsSection, FaqSection } from './treatment-sections.tsx';
import { TreatmentTitle } from './treatment-title.tsx';
import { useChosenCountry } from './use-chosen-country.ts';
import { useCounts } from './use-counts.ts';
import { useRedirectOnError } from './use-redirect-on-error.ts';

/** Where the first button leads: the countries with what the whole trip costs, if that is known. */
const COUNTRIES_ID = 'countries';

/** One treatment (section 2, /treatments/{slug}). */
export function TreatmentPage({ params }: PageProps) {
  const { offers } = useServices();
  const context = useQueryContext();
  const { api } = context;
  const id = treatmentIdOfSlug(params.slug ?? '') ?? '';
  const list = useApiQuery(treatmentQuery(context, id), []);
  const countries = useApiQuery(queries.treatmentCountries(api, id), []);
  const benefits = useApiQuery(queries.benefits(api, id), []);
  const faqs = useApiQuery(queries.faqs(api, id), []);
  const related = useApiQuery(relatedQuery(context, id), []);
  const treatment = list.data.find(entry => entry.id === id);
  const counts = useCounts(treatment, useTripCosts());
  const destination = useChosenCountry(id);
  useRedirectOnError(loadErrorOf(list, id));
  if (!treatment) {
    // The fragment keeps the hero at the same place in the tree, so that its h1 keeps the focus when the data arrives.
    return (
      <>
        <PageHero
          title={<TreatmentTitle name={treatmentAddress(id)?.name ?? ''} />}
          lead={copy.loading}
          picture={<HeroPicture src={undefined} />}
        >
          <Loader aria-hidden />
        </PageHero>
      </>
    );
  }
  const { name, category, description, image, asOf } = treatment;
  return (
    <>
      <PageHero
        eyebrow={copy.eyebrow(categoryName(category))}
        title={<TreatmentTitle name={name} />}
        lead={copy.subtitle(name)}
        picture={<HeroPicture src={image} alt={treatment.imageText} />}
      >
        <HeroPrice treatment={counts.counted ?? treatment} costs={counts.costs.data} />
        <div className={classes.actions}>
          <Button size="lg" component={Link} to={`#${COUNTRIES_ID}`}>
            {offers('trip-costs') ? copy.wholeCost : copy.compare}
          </Button>
          <QuoteLink variant="outline" treatment={treatment} destination={destination}>
            {copy.quote}
          </QuoteLink>
        </div>
      </PageHero>
      <BelowTheFold>
        <AboutSection name={name} description={description} benefits={benefits} />
        <div id={COUNTRIES_ID}>
          <CountriesSection key={treatment.id} treatment={treatment} countries={countries} counts={counts} />
        </div>
        <BenefitsSection name={name} benefits={benefits} />
        <FaqSection faqs={faqs} />
        <RelatedTreatments list={related.data} />
        <Section tone="sea" title={copy.closing(name)} lead={copy.closingLead}>
          <QuoteLink treatment={treatment} destination={destination}>
            {copy.closingQuote}
          </QuoteLink>
          <p className={classes.small}>
            {figuresCopy.indicative(formatMonth(asOf))} {figuresCopy.notAdvice}
          </p>
        </Section>
      </BelowTheFold>
    </>
  );
}

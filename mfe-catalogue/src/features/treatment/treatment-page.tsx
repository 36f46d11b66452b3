import {
  categoryName,
  formatMonth,
  hasSlug,
  type PageProps,
  queries,
  treatmentQuery,
} from 'shared-contracts';
import {
  BelowTheFold,
  Loader,
  PageHero,
  Section,
  Slot,
  useApiQuery,
  useTripCosts,
} from 'shared-contracts/ui';
import { nameOfSlug } from '../../shared/addresses.rules.ts';
import { describeStay, pricedTreatment } from '../../shared/figures.rules.ts';
import hero from '../../shared/hero-picture.module.css';
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
import { knownTreatment } from './treatment.query.ts';
import { AboutSection, BenefitsSection, FaqSection } from './treatment-sections.tsx';
import { TreatmentTitle } from './treatment-title.tsx';
import { useChosenCountry } from './use-chosen-country.ts';
import { useCountries } from './use-countries.ts';
import { useRedirectOnError } from './use-redirect-on-error.ts';

/** One treatment (section 2, /treatments/{slug}). */
export function TreatmentPage({ params }: PageProps) {
  const context = useQueryContext();
  const { api } = context;
  const slug = params.slug ?? '';
  const list = useApiQuery(treatmentQuery(context, slug), []);
  const treatment = list.data.find(entry => hasSlug(entry, slug));
  const { id, name: knownName = nameOfSlug(slug) } = treatment ?? knownTreatment(context, slug) ?? {};
  const benefits = useApiQuery(id === undefined ? null : queries.benefits(api, id), []);
  const faqs = useApiQuery(id === undefined ? null : queries.faqs(api, id), []);
  const related = useApiQuery(id === undefined ? null : relatedQuery(context, slug, id), []);
  const costs = useTripCosts(id === undefined ? null : { treatment_id: id });
  const countries = useCountries(id);
  const destination = useChosenCountry(id);
  useRedirectOnError(loadErrorOf(list, slug));
  if (!treatment) {
    // The fragment keeps the hero at the same place in the tree, so that its h1 keeps the focus when the data arrives.
    return (
      <>
        <PageHero
          title={<TreatmentTitle name={knownName} />}
          lead={copy.loading}
          picture={<HeroPicture src={undefined} />}
          splitClass={hero.small}
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
        eyebrow={copy.eyebrow(
          categoryName(category),
          describeStay(treatment) || null,
          countries.loading || countries.failed || countries.count > 1,
        )}
        title={<TreatmentTitle name={name} />}
        lead={copy.subtitle}
        picture={<HeroPicture src={image} alt={treatment.imageText} />}
        splitClass={hero.small}
      >
        <HeroPrice treatment={pricedTreatment(treatment, countries.data)} />
        <QuoteLink treatment={treatment} destination={destination}>
          {copy.quote}
        </QuoteLink>
      </PageHero>
      <BelowTheFold>
        <CountriesSection key={treatment.id} treatment={treatment} countries={countries} costs={costs.data} />
        <AboutSection name={name} description={description} benefits={benefits} />
        <BenefitsSection name={name} benefits={benefits} />
        <FaqSection faqs={faqs} />
        <RelatedTreatments list={related.data} />
        <Slot name="treatment.more" />
        <Section tone="sea" title={copy.closing(name)} lead={copy.closingLead}>
          <Slot
            name="treatment.quote"
            data={{ treatmentId: treatment.id, name, destination, label: copy.closingQuote }}
          />
          <p className={classes.small}>
            {figuresCopy.indicative(formatMonth(asOf))} {figuresCopy.notAdvice}
          </p>
        </Section>
      </BelowTheFold>
    </>
  );
}

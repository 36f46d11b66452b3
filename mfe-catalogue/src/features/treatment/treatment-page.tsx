import { categoryName, formatMonth, type PageProps, queries, treatmentIdOfSlug } from 'shared-contracts';
import {
  Button,
  HERO_SIZES,
  Loader,
  PageHero,
  Picture,
  Section,
  useApiQuery,
  useServices,
} from 'shared-contracts/ui';
import { Countries } from './countries.tsx';
import { knownName } from './known-name.ts';
import { leavingMessage, useLeaving } from './leaving.ts';
import { priceCopy } from './price.copy.ts';
import { PriceTable } from './price-table.tsx';
import { About, Questions, Why } from './sections.tsx';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';
import { useQuote } from './use-quote.ts';

/** Section 2: 4:3, webp, these widths, quality 90. */
const HERO_WIDTHS = [400, 600, 800] as const;

/** One treatment (specification, section 2, /treatments/{slug}). */
export function TreatmentPage({ params }: PageProps) {
  const { api } = useServices();
  const id = treatmentIdOfSlug(params.slug ?? '') ?? '';
  const list = useApiQuery(queries.treatments(api), []);
  const countries = useApiQuery(queries.treatmentCountries(api, id), []);
  const benefits = useApiQuery(queries.benefits(api, id), null);
  const faqs = useApiQuery(queries.faqs(api, id), null);
  const treatment = list.data.find(entry => entry.id === id);
  const quote = useQuote(treatment);
  useLeaving(list.loading ? null : leavingMessage({ treatments: list.data, error: list.error }, id));
  if (!treatment) {
    // The same head, so that the h1 that took the focus keeps it when the data is there.
    return (
      <>
        <PageHero
          title={copy.title(knownName(id))}
          lead={copy.loading}
          picture={<div className={classes.noPicture} />}
        >
          <Loader aria-hidden />
        </PageHero>
      </>
    );
  }
  const { name, category, duration, description, image, asOf } = treatment;
  return (
    <>
      <PageHero
        eyebrow={categoryName(category)}
        title={copy.title(name)}
        lead={copy.subtitle(name)}
        picture={
          <Picture
            src={image ?? '/images/brand.svg'}
            alt=""
            width={800}
            height={600}
            sizes={HERO_SIZES}
            widths={HERO_WIDTHS}
            formats={['webp']}
            quality={90}
            priority
          />
        }
      >
        <ul className={classes.facts}>
          <li>{copy.days(duration)}</li>
          <li>{copy.multiple}</li>
        </ul>
        <Button size="lg" onClick={quote}>
          {copy.quote}
        </Button>
      </PageHero>
      <About name={name} description={description} benefits={benefits} />
      <Countries treatment={treatment} countries={countries} />
      {countries.data[0] && (
        <Section title={priceCopy.title} lead={priceCopy.lead(countries.data[0].priceUnit)}>
          <PriceTable treatment={name} options={countries.data} />
        </Section>
      )}
      <Why name={name} benefits={benefits} />
      <Questions faqs={faqs} />
      <Section tone="sea" title={copy.ready(name)} lead={copy.readyLead}>
        <Button size="lg" color="clay" onClick={quote}>
          {copy.readyButton}
        </Button>
        <p className={classes.small}>
          {copy.indicative(formatMonth(asOf))} {copy.notAdvice}
        </p>
      </Section>
    </>
  );
}

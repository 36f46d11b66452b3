import { treatmentIdOfSlug, treatmentNameOf } from 'shared-contracts';
import { Button, Link, PageHero, Section, useLocation } from 'shared-contracts/ui';
import { ContactLines } from './contact-lines.tsx';
import { FallbackNotice, type FallbackProps } from './fallback-notice.tsx';
import { fallbackCopy as copy, destinationFacts } from './fallbacks.copy.ts';
import classes from './fallbacks.module.css';
import { TreatmentLinks } from './treatment-links.tsx';

/** Shown without /treatments: links to all treatments. */
export function TreatmentsFallback({ retry }: FallbackProps) {
  return (
    <>
      <PageHero title={copy.treatments.title}>
        <FallbackNotice text={copy.treatments.text} retry={retry} />
      </PageHero>
      <Section>
        <TreatmentLinks />
        <ContactLines />
      </Section>
    </>
  );
}

/** Shown without a treatment's page: its name, by the address, and a way to a quote. */
export function TreatmentFallback({ retry }: FallbackProps) {
  const { pathname } = useLocation();
  const id = treatmentIdOfSlug(pathname.split('/').findLast(Boolean) ?? '');
  const name = treatmentNameOf(id ?? '') ?? copy.treatments.title;
  return (
    <>
      <PageHero title={name}>
        <FallbackNotice text={copy.treatment.text} retry={retry} />
        <Button component={Link} to="/contact" className={classes.action}>
          {copy.quote}
        </Button>
      </PageHero>
      <Section title={copy.treatment.all}>
        <TreatmentLinks />
      </Section>
    </>
  );
}

export function DestinationsFallback({ retry }: FallbackProps) {
  return (
    <>
      <PageHero title={copy.destinations.title}>
        <FallbackNotice text={copy.destinations.text} retry={retry} />
      </PageHero>
      <Section>
        <DestinationFacts />
        <Button component={Link} to="/contact">
          {copy.quote}
        </Button>
        <ContactLines />
      </Section>
    </>
  );
}

/** Shown without /prices: whom to ask. */
export function PricesFallback({ retry }: FallbackProps) {
  return (
    <>
      <PageHero title={copy.prices.title}>
        <FallbackNotice text={copy.prices.text} retry={retry} />
      </PageHero>
      <Section>
        <ContactLines />
      </Section>
    </>
  );
}

export function FeaturedDestinationsFallback({ retry }: FallbackProps) {
  return (
    <Section title={copy.featured.title}>
      <FallbackNotice text={copy.featured.text} retry={retry} />
      <DestinationFacts />
    </Section>
  );
}

function DestinationFacts() {
  return (
    <ul className={classes.facts}>
      {destinationFacts.map(({ country, savings, hospitals }) => (
        <li key={country} data-card="">
          <strong>{country}</strong>
          <span>{copy.savings(savings)}</span>
          <span>{copy.hospitals(hospitals)}</span>
        </li>
      ))}
    </ul>
  );
}

import type { ComponentType } from 'react';
import type { ModuleId } from 'shared-contracts/host';
import { PageHero, Section } from 'shared-contracts/ui';
import { CalculatorFallback } from './calculator.fallback.tsx';
import {
  DestinationsFallback,
  FeaturedDestinationsFallback,
  PricesFallback,
  TreatmentFallback,
  TreatmentsFallback,
} from './catalogue.fallbacks.tsx';
import { ContactLines } from './contact-lines.tsx';
import { FallbackNotice, type FallbackProps } from './fallback-notice.tsx';
import { fallbackCopy as copy } from './fallbacks.copy.ts';
import { ContactFallback } from './quote.fallback.tsx';

/** What is shown instead of a remote module while it cannot be loaded. */
export const fallbacks: Readonly<Record<string, ComponentType<FallbackProps>>> = {
  'catalogue/treatments': TreatmentsFallback,
  'catalogue/treatment': TreatmentFallback,
  'catalogue/destinations': DestinationsFallback,
  'catalogue/prices': PricesFallback,
  'catalogue/featured-destinations': FeaturedDestinationsFallback,
  'calculator/calculator': CalculatorFallback,
  'quote/contact': ContactFallback,
};

export function fallbackOf(id: ModuleId): ComponentType<FallbackProps> {
  return fallbacks[id] ?? GenericFallback;
}

/** Shown for a page that a missing remote may have. */
export function MissingFallback({ retry }: FallbackProps) {
  return (
    <>
      <PageHero title={copy.generic.title}>
        <FallbackNotice text={copy.generic.text} retry={retry} />
      </PageHero>
      <Section>
        <ContactLines />
      </Section>
    </>
  );
}

function GenericFallback({ retry }: FallbackProps) {
  return (
    <Section title={copy.generic.title}>
      <FallbackNotice text={copy.generic.text} retry={retry} />
    </Section>
  );
}

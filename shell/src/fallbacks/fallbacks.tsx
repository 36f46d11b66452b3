import type { ComponentType } from 'react';
import { type ModuleId, remoteOfPath } from 'shared-contracts';
import { Section, useLocation } from 'shared-contracts/ui';
import { CalculatorFallback } from './calculator.fallback.tsx';
import {
  DestinationsFallback,
  FeaturedDestinationsFallback,
  TreatmentFallback,
  TreatmentsFallback,
} from './catalogue.fallbacks.tsx';
import { FallbackNotice, type FallbackProps } from './fallback-notice.tsx';
import { fallbackCopy as copy } from './fallbacks.copy.ts';
import { ContactFallback } from './quote.fallback.tsx';

/** What stands in for each exposed module that cannot be had. */
export const fallbacks: Readonly<Record<string, ComponentType<FallbackProps>>> = {
  'catalogue/treatments': TreatmentsFallback,
  'catalogue/treatment': TreatmentFallback,
  'catalogue/destinations': DestinationsFallback,
  'catalogue/featured-destinations': FeaturedDestinationsFallback,
  'calculator/calculator': CalculatorFallback,
  'quote/contact': ContactFallback,
};

/** The fallback of a module; for one that the shell does not know, that of the path, or a plain notice. */
export function fallbackOf(id: ModuleId): ComponentType<FallbackProps> {
  return fallbacks[id] ?? PathFallback;
}

/** A remote that is missing as a whole has told no pages: the path decides what would stand here. */
function PathFallback({ retry }: FallbackProps) {
  const { pathname } = useLocation();
  const remote = remoteOfPath(pathname);
  if (remote === 'quote') return <ContactFallback retry={retry} />;
  if (remote === 'catalogue') {
    if (pathname.startsWith('/destinations')) return <DestinationsFallback retry={retry} />;
    const isList = /^\/treatments\/?$/.test(pathname);
    return isList ? <TreatmentsFallback retry={retry} /> : <TreatmentFallback retry={retry} />;
  }
  return (
    <Section title={copy.generic.title}>
      <FallbackNotice text={copy.generic.text} retry={retry} />
    </Section>
  );
}

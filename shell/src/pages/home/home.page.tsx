import { Button, Container, Link, PageHero } from 'shared-contracts/ui';
import { Part } from '../../composition/part.tsx';
import type { ShellPage } from '../../composition/shell-page.ts';
import { CalculatorFallback } from '../../fallbacks/calculator.fallback.tsx';
import { FeaturedDestinationsFallback } from '../../fallbacks/catalogue.fallbacks.tsx';
import { titled } from '../../seo/default-head.ts';
import { BrandIdentity } from './brand-identity.tsx';
import { CallToAction } from './call-to-action.tsx';
import { CostStrip } from './cost-strip.tsx';
import { HeroSearch } from './hero-search.tsx';
import { homeCopy as copy } from './home.copy.ts';
import classes from './home.module.css';
import { HowItWorksTeaser } from './how-it-works-teaser.tsx';

/** The hero's id: where 'Calculate Costs for …' and the process page lead. */
const HERO_ID = 'hero';

function HomePage() {
  return (
    <>
      <div id={HERO_ID}>
        <PageHero
          eyebrow={copy.hero.eyebrow}
          title={copy.hero.title}
          lead={copy.hero.lead}
          picture={<img src="/images/hero.svg" alt="" width={800} height={600} fetchPriority="high" />}
        >
          <HeroSearch />
        </PageHero>
      </div>
      <CostStrip />
      <Container className={classes.estimate}>
        <Button component={Link} to="/#calculator-section" size="lg">
          {copy.estimate}
        </Button>
      </Container>
      <Part id="calculator/calculator" anchor="calculator-section" fallback={CalculatorFallback} />
      <HowItWorksTeaser />
      <Part
        id="catalogue/featured-destinations"
        anchor="featured-destinations"
        fallback={FeaturedDestinationsFallback}
      />
      <BrandIdentity />
      <CallToAction />
    </>
  );
}

/** Section 2's home page. */
export const page: ShellPage = {
  Component: HomePage,
  parts: ['calculator/calculator', 'catalogue/featured-destinations'],
  head: { title: titled(copy.title), description: copy.description, canonical: '/', breadcrumb: [] },
};

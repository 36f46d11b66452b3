import { brand } from 'shared-contracts';
import { Button, HERO_SIZES, PageHero, Picture, Section, Title, useNavigate } from 'shared-contracts/ui';
import { Part } from '../../composition/part.tsx';
import type { ShellPage } from '../../composition/shell-page.ts';
import { fallbackOf } from '../../fallbacks/fallbacks.tsx';
import { CostStrip } from './cost-strip.tsx';
import { HeroSearch } from './hero-search.tsx';
import { homeCopy as copy } from './home.copy.ts';
import classes from './home.module.css';
import { HowItWorks, Identity } from './home-sections.tsx';

const CALCULATOR = 'calculator/calculator';
const DESTINATIONS = 'catalogue/featured-destinations';

/** The home page, its sections in the order of section 2 of the specification. */
function Home() {
  const navigate = useNavigate();
  const toCalculator = () => void navigate('/#calculator-section');
  return (
    <>
      <div id="hero">
        <PageHero
          eyebrow={copy.hero.eyebrow}
          title={copy.hero.title}
          lead={copy.hero.lead}
          picture={
            <Picture src="/images/hero.svg" alt="" width={800} height={600} sizes={HERO_SIZES} priority />
          }
        >
          <HeroSearch />
        </PageHero>
      </div>
      <CostStrip />
      <div className={classes.estimate}>
        <Button size="lg" onClick={toCalculator}>
          {copy.estimate}
        </Button>
      </div>
      <Part id={CALCULATOR} anchor="calculator-section" fallback={fallbackOf(CALCULATOR)} />
      <HowItWorks />
      <Part id={DESTINATIONS} anchor="destinations-section" fallback={fallbackOf(DESTINATIONS)} />
      <Identity />
      <Section tone="sea">
        <div className={classes.action}>
          <div>
            <Title order={2}>{copy.action.title}</Title>
            <p>{copy.action.lead}</p>
          </div>
          <Button size="lg" color="clay" onClick={toCalculator}>
            {copy.estimate}
          </Button>
        </div>
      </Section>
    </>
  );
}

export const page: ShellPage = {
  Component: Home,
  head: {
    title: `${copy.title} | ${brand.name}`,
    description: copy.description,
    canonical: '/',
    breadcrumb: [],
  },
  parts: [CALCULATOR, DESTINATIONS],
};

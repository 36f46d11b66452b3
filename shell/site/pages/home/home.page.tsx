import { BelowTheFold, Button, Link, PageHero, useServices } from 'shared-contracts/ui';
import { Slot } from '../../../host/remote/slot.tsx';
import type { ShellModule } from '../../../host/shell-module.ts';
import { Closing } from '../closing/closing.tsx';
import { ExampleEstimate, useHasExample } from '../example-estimate/example-estimate.tsx';
import { AskedDestination, useAskedDestination } from './asked-destination.tsx';
import { CostStrip } from './cost-strip.tsx';
import { HeroSearch } from './hero-search.tsx';
import { homeCopy as copy } from './home.copy.ts';
import classes from './home.module.css';
import { HowItWorks, Identity } from './home-sections.tsx';
import { ReturningTrip } from './returning-trip.tsx';
import { UndoReset } from './undo-reset.tsx';

const CALCULATOR_ADDRESS = '/#calculator-section';

/** The sections have the order of the specification's section 2. In place of a picture the hero has one estimate. */
function Home() {
  const destination = useAskedDestination();
  const { hasPage } = useServices();
  const hasExample = useHasExample();
  return (
    <>
      <UndoReset />
      <div id="hero" className={classes.hero}>
        <ReturningTrip />
        <PageHero
          eyebrow={copy.hero.eyebrow}
          title={destination === null ? copy.hero.title : copy.hero.titleFor(destination)}
          lead={copy.hero.lead}
          picture={hasExample && <ExampleEstimate />}
        >
          <HeroSearch />
          <AskedDestination />
          {hasPage('/check-a-quote') && (
            <p>
              {copy.quote.ask} <Link to="/check-a-quote">{copy.quote.check}</Link>
            </p>
          )}
        </PageHero>
        <CostStrip>
          <Button component={Link} to={CALCULATOR_ADDRESS} size="lg">
            {copy.estimate}
          </Button>
        </CostStrip>
      </div>
      <BelowTheFold>
        <Slot name="home.calculator" anchor="calculator-section" isSection />
        <HowItWorks />
        <Slot name="home.destinations" anchor="destinations-section" isSection />
        <Slot name="home.more" isSection />
        <Identity />
        <Closing title={copy.actionTitle} label={copy.estimate} to={CALCULATOR_ADDRESS} />
      </BelowTheFold>
    </>
  );
}

export const page: ShellModule = {
  Component: Home,
  slots: ['home.calculator', 'home.destinations', 'home.more'],
};

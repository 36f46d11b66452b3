import { Link, Section, Title } from 'shared-contracts/ui';
import { claims } from '../claims.copy.ts';
import { useFacts } from '../site-facts.ts';
import { TextItems } from '../text-items/text-items.tsx';
import { homeCopy as copy } from './home.copy.ts';
import classes from './home.module.css';

export function HowItWorks() {
  const facts = useFacts();
  return (
    <Section eyebrow={copy.how.eyebrow} title={copy.how.title}>
      <TextItems as="ol" className={classes.steps} items={copy.how.steps(facts)} />
      <Link className={classes.more} to="/how-it-works">
        {copy.how.more}
      </Link>
    </Section>
  );
}

export function Identity() {
  const facts = useFacts();
  return (
    <Section>
      <div className={classes.identity}>
        <header>
          <p className={classes.eyebrow}>{copy.identity.eyebrow}</p>
          <Title order={2}>{copy.identity.title}</Title>
          <p>{copy.identity.lead(facts)}</p>
          <Link className={classes.more} to="/about">
            {copy.identity.about}
          </Link>
        </header>
        <TextItems className={classes.services} items={claims.services} titleSize="h4" />
      </div>
    </Section>
  );
}
